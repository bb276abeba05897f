import { createHash } from 'node:crypto';

export interface Random {
  /** From 0 up to 1, 1 not included. */
  next(): number;
  /** A whole number from 0 up to `limit`, `limit` not included. */
  below(limit: number): number;
  chance(probability: number): boolean;
}

/** Pseudorandom numbers from a seed (mulberry32). */
export const randomFrom = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (limit) => Math.floor(next() * limit), chance: (probability) => next() < probability };
};
