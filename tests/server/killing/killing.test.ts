import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBundle } from '#tests/server/bundle.ts';
import { killRepeatedly } from '#tests/server/killing/killing.ts';

let bundle: Awaited<ReturnType<typeof buildBundle>>;
beforeAll(async () => {
  bundle = await buildBundle();
});
afterAll(() => bundle?.remove());

test.each(['Beirut'])(
  'a service that is killed again and again loses, doubles and halves no acknowledged application (seed %s)',
  async (seed) => {
    const { wrong, acknowledged, attempts, cutBodies, lostAnswers } = await killRepeatedly(bundle.root, seed, 4);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    // The line did break.
    expect(attempts).toBeGreaterThan(acknowledged);
    expect(cutBodies + lostAnswers).toBeGreaterThan(0);
  },
);
