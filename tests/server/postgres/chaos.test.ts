import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBundle } from '#tests/server/bundle.ts';
import { sendThroughChaos } from '#tests/server/postgres/chaos/chaos.ts';
import { wrongAfter } from '#tests/server/postgres/chaos/wrongAfter.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';

const SENDS = 40;

const cluster = ownCluster();
let bundle: Awaited<ReturnType<typeof buildBundle>>;
beforeAll(async () => {
  bundle = await buildBundle();
});
afterAll(() => bundle?.remove());

test.each(['Beirut'])(
  'three services on one database, killed with it at random, store each application once and write to each applicant once (seed %s)',
  async (seed) => {
    const ended = await sendThroughChaos(bundle.root, cluster(), seed, SENDS);
    expect(await wrongAfter(ended)).toEqual([]);
    const { outcomes, kills, taken } = ended;
    expect(outcomes).toHaveLength(SENDS);
    expect(kills.services).toBeGreaterThan(3);
    // Something did break.
    expect(outcomes.some(({ attempts }) => attempts > 1)).toBe(true);
    // Whoever is killed between the mail server's answer and the database's sends one e-mail, and it alone, again.
    const receipts = taken.filter(({ to }) => !to.includes('office@school.example'));
    expect(receipts.length - outcomes.length).toBeLessThanOrEqual(kills.services + 3 * kills.database);
  },
);
