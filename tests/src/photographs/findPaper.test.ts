import { expect, test } from 'vitest';
import { findPaper } from '#src/photographs/imaging/findPaper.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { judged } from '#tests/src/photographs/drawn/judged.ts';
import { drawnPhotograph } from '#tests/src/photographs/drawn/photographs.ts';

/** What an edge that is found between two pixels may be beside the paper's, as a share of its side. */
const TOLERANCE = 0.012;

/** The share of papers that are found; where it is not sure, the whole photograph is kept. */
const FOUND = isEverywhere() ? 0.65 : 0.75;

test('of drawn photographs of papers nothing is cut off, and most of the papers are found', () => {
  const count = isEverywhere() ? 800 : 16;
  const all = Array.from({ length: count }, (_, seed) => {
    const { kind, ...drawn } = drawnPhotograph(seed);
    return { photograph: `${kind}, seed ${seed}`, ...judged(drawn, findPaper(drawn.picture)) };
  });
  expect(all.filter(({ cut }) => cut > TOLERANCE).map(({ photograph }) => photograph)).toEqual([]);
  expect(all.filter(({ isFound }) => isFound).length / count).toBeGreaterThanOrEqual(FOUND);
});
