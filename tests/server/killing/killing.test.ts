import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBundle } from '#tests/server/bundle.ts';
import { killRepeatedly } from '#tests/server/killing/killing.ts';

let bundle: Awaited<ReturnType<typeof buildBundle>>;
beforeAll(async () => {
  bundle = await buildBundle();
});
afterAll(() => bundle?.remove());

test.each(['Beirut'])(
  'a service that is killed repeatedly loses no acknowledged application and stores none twice or incomplete (seed %s)',
  async (seed) => {
    const { faults, acknowledged, attempts, cutBodies, lostAnswers } = await killRepeatedly(bundle.root, seed, 3);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    // Connections did break.
    expect(attempts).toBeGreaterThan(acknowledged);
    expect(cutBodies + lostAnswers).toBeGreaterThan(0);
  },
);
