import { expect, test } from 'vitest';
import { ownBundle } from '#tests/server/bundle.ts';
import { killRepeatedly } from '#tests/server/killing/killing.ts';

const bundle = ownBundle();

test.each(['Beirut'])(
  'a service that is killed repeatedly loses no acknowledged application and stores none twice or incomplete (seed %s)',
  async (seed) => {
    const { faults, acknowledged, attempts, cutBodies, lostAnswers } = await killRepeatedly(bundle(), seed, 2);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    // Connections did break.
    expect(attempts).toBeGreaterThan(acknowledged);
    expect(cutBodies + lostAnswers).toBeGreaterThan(0);
  },
);
