import Elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { type ChartState, chartOf, withDescendants } from '#charts/chart.ts';
import { type Box, boxesIn, type Diagram, diagramOf, withOpened } from '#charts/diagram.ts';
import { type Layout, layoutOf, type Place, type Size } from '#charts/layout.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, transitionsOf } from '#machines/inspect/transitions.ts';

const elk = new Elk();
const askElk = (graph: ElkNode) => elk.layout(graph);

/** About as large as a browser sets these texts. */
const sizeOf = (texts: readonly string[], widest: number): Size => {
  const widths = texts.map((text) => text.length * 7);
  const lines = widths.reduce((sum, width) => sum + Math.ceil(width / widest), 0);
  return { width: Math.min(widest, Math.max(...widths)) + 30, height: lines * 22 + 10 };
};

const sizesOf = ({ box, arrows }: Diagram): ReadonlyMap<string, Size> =>
  new Map([
    ...boxesIn(box).map(
      ({ state, rows }) =>
        [state.id, sizeOf([state.key, ...rows.map((row) => `${row.event} ${row.text}`)], 260)] as const,
    ),
    ...arrows.map(
      ({ id, transition, guard }) =>
        [id, sizeOf([transition.event, guard, transition.effects].filter(Boolean), 190)] as const,
    ),
  ]);

const overlap = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The labels that cover another label, or a state that has no inner states. */
const coveringLabels = ({ diagram, arrows, boxes }: Layout): string[] => {
  const labels = [...arrows].map(([id, { label }]) => ({ id, ...label }));
  const leaves = boxesIn(diagram.box)
    .filter((box) => box.boxes.length === 0)
    .map(({ state: { id } }) => ({ id, ...boxes.get(id)! }));
  return labels.flatMap((label, i) =>
    [...labels.slice(i + 1), ...leaves]
      .filter((other) => overlap(label, other))
      .map(({ id }) => `${label.id} on ${id}`),
  );
};

/** The states with less room than their own text takes. */
const tooSmall = ({ boxes }: Layout, sizes: ReadonlyMap<string, Size>): string[] =>
  [...boxes].flatMap(([id, { width, height }]) =>
    width < sizes.get(id)!.width || height < sizes.get(id)!.height ? [id] : [],
  );

const listedIn = ({ rows, boxes }: Box): string[] => [
  ...rows.flatMap(({ transitions }) => transitions.map(({ id }) => id)),
  ...boxes.flatMap(listedIn),
];

describe.each(machineEntries)('the chart of $name', ({ machine }) => {
  const chart = chartOf(machine);
  const unfolded = diagramOf(chart, withOpened(new Set(), withDescendants(chart)));

  test('has no label on another or on a state, and room for the text of each', async () => {
    const sizes = sizesOf(unfolded);
    const layout = await layoutOf(askElk, unfolded, sizes);
    expect(layout.arrows.size).toBeGreaterThan(3);
    expect(coveringLabels(layout)).toEqual([]);
    expect(tooSmall(layout, sizes)).toEqual([]);
  });

  test('shows every transition of the machine, as an arrow or in a row', () => {
    const { box, arrows } = unfolded;
    const shown = [...arrows.map(({ id }) => id), ...listedIn(box)];
    expect(shown.toSorted()).toEqual(transitionsOf(machine).map(nameOf).toSorted());
  });

  test('shows how every state can be entered: by an arrow, as an initial state, or in a row', () => {
    const { box, arrows } = unfolded;
    const withRow = boxesIn(box).filter(({ rows }) => rows.some(({ incoming = [] }) => incoming.length > 0));
    const targets = new Set([...arrows.map(({ to }) => to), ...withRow.map(({ state }) => state.id)]);
    const isEnteredWithParent = ({ isInitial, isRegion }: ChartState) => isInitial || isRegion;
    // A state is entered with each of its inner ones.
    const isEntered = ({ id, states }: ChartState): boolean => targets.has(id) || states.some(isEntered);
    const unexplained = withDescendants(chart).filter(
      (state) => state !== chart && !isEnteredWithParent(state) && !isEntered(state),
    );
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });
});
