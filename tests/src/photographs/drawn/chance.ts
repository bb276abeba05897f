export interface Chance {
  /** Evenly between two numbers. */
  between(from: number, to: number): number;
  oneOf<Each>(all: readonly Each[]): Each;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The first numbers of neighboring seeds are alike.
  for (let i = 0; i < 4; i++) next();
  return {
    between: (from, to) => from + (to - from) * next(),
    oneOf: (all) => all[Math.floor(next() * all.length)]!,
    happens: (probability) => next() < probability,
  };
};
