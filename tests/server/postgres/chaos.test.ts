import { expect, test } from 'vitest';
import { ownBundle } from '#tests/server/bundle.ts';
import { sendThroughChaos } from '#tests/server/postgres/chaos/chaos.ts';
import { findChaosFaults } from '#tests/server/postgres/chaos/findChaosFaults.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';

const SENDS = 6;

const cluster = ownCluster();
const bundle = ownBundle();

test.each(['Beirut'])(
  'three services on one database, all killed at random, store each application once and send each applicant one e-mail (seed %s)',
  async (seed) => {
    const result = await sendThroughChaos(bundle(), cluster(), seed, SENDS);
    expect(await findChaosFaults(result)).toEqual([]);
    const { outcomes, kills, received } = result;
    expect(outcomes.length).toBeGreaterThanOrEqual(SENDS);
    // A service that is killed between the answers of the mail server and of the database sends that e-mail again.
    const receipts = received.filter(({ to }) => !to.includes('office@school.example'));
    expect(receipts.length - outcomes.length).toBeLessThanOrEqual(kills.services + 3 * kills.database);
  },
);
