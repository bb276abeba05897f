import { expect, test } from 'vitest';
import { ownBundle } from '#tests/server/bundle.ts';
import { killRepeatedly } from '#tests/server/killing/killing.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 30);
const KILLS = 10;
const first = process.env.SEED ?? new Date().toISOString();

const bundle = ownBundle();

test.each(Array.from({ length: ROUNDS }, (_, i) => `${first} ${i}`))(
  `${KILLS} kills lose no acknowledged application and store none twice or incomplete (seed %s)`,
  async (seed) => {
    const { faults, ...counts } = await killRepeatedly(bundle(), seed, KILLS);
    console.info(seed, JSON.stringify({ ...counts, faults: faults.length }));
    expect(faults).toEqual([]);
    expect(counts.acknowledged).toBeGreaterThan(0);
  },
);
