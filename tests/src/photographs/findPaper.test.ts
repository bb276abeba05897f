import { expect, test } from 'vitest';
import { findPaper } from '#src/photographs/imaging/findPaper.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { chanceOf } from '#tests/src/photographs/drawn/chance.ts';
import { judged } from '#tests/src/photographs/drawn/judged.ts';
import { framed } from '#tests/src/photographs/drawn/papers.ts';
import { drawnPhotograph } from '#tests/src/photographs/drawn/photographs.ts';
import { draw } from '#tests/src/photographs/drawn/scene.ts';
import { darkTable, lightTable, patternedTable, whiteTable } from '#tests/src/photographs/drawn/tables.ts';

/** What an edge that is found between two pixels may be beside the paper's, as a share of its side. */
const TOLERANCE = 0.012;

/** The thinnest frame, as a share of the paper's side. */
const THINNEST = 0.02;

/** The share of papers that are found; where it is not sure, the whole photograph is kept. */
const FOUND = isEverywhere() ? 0.65 : 0.75;

test('of drawn photographs of papers nothing is cut off, most of the papers are found, and each where it was accepted', async () => {
  const count = isEverywhere() ? 800 : 16;
  const all = Array.from({ length: count }, (_, seed) => {
    const { kind, ...drawn } = drawnPhotograph(seed);
    const corners = findPaper(drawn.picture);
    return { photograph: `${kind}, seed ${seed}`, corners, ...judged(drawn, corners) };
  });
  expect(all.filter(({ cut }) => cut > TOLERANCE).map(({ photograph }) => photograph)).toEqual([]);
  expect(all.filter(({ isFound }) => isFound).length / count).toBeGreaterThanOrEqual(FOUND);
  const places = all.map(({ photograph, corners }) =>
    [photograph, ...(corners ?? []).map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)].join(' '),
  );
  if (!isEverywhere()) await expect(`${places.join('\n')}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot('found.txt');
});

// The seeds are those at which each part of the rule is missed when it is gone.
test.each([
  ['dark', darkTable, [20]],
  ['light', lightTable, [33]],
  ['white', whiteTable, [92, 95]],
  ['patterned', patternedTable, [0, 26]],
])('a paper in a colored frame on a %s table keeps its frame', (_table, tableOf, seeds) => {
  const cut = (isEverywhere() ? Array.from({ length: 100 }, (_, seed) => seed) : seeds)
    .map((seed) => {
      const chance = chanceOf(seed);
      const table = tableOf(chance);
      const drawn = draw(chance, {
        table,
        papers: [{ paper: framed(chance), x: 0, y: 0, turn: 0 }],
        fills: chance.between(0.55, 0.93),
      });
      return { seed, ...judged(drawn, findPaper(drawn.picture)) };
    })
    .filter(({ cut: share }) => share > THINNEST);
  expect(cut).toEqual([]);
});

test('where a second paper lies beside the first one, the whole photograph is kept, however faint its edge is', () => {
  const { kind, picture } = drawnPhotograph(688);
  expect([kind, findPaper(picture)]).toEqual(['two papers', undefined]);
});
