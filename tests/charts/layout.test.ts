import Elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { ancestorsOf, type ChartState, chartOf, withDescendants } from '#charts/chart.ts';
import { type Box, boxesIn, diagramOf, type Row, withOpened } from '#charts/diagram.ts';
import { arrowsIn, type Layout, layoutOf, type Place, type TextSize } from '#charts/layout.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, transitionsOf } from '#machines/inspect/transitions.ts';

const elk = new Elk();
const askElk = (graph: ElkNode) => elk.layout(graph);

/** About as large as a browser sets these texts. */
const textSizeOf = ({ state, rows }: Box): TextSize => {
  const widths = rows.map(({ event, guard, text, targets }) => 7 * `${event} ${guard} ${text}    ${targets}`.length);
  const heights = [30, ...widths.map((width) => 2 + 18 * Math.ceil(width / 300))];
  const middles = heights.map((height, at) => heights.slice(0, at).reduce((sum, each) => sum + each, 0) + height / 2);
  return {
    width: Math.max(110, ...widths.map((width) => Math.min(300, width) + 20)),
    height: heights.reduce((sum, height) => sum + height, 4),
    rows: new Map([state.id, ...rows.map(({ id }) => id)].map((id, at) => [id, middles[at]!])),
  };
};

const overlap = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Where the texts of a state are: at the corner of its box. */
const textsIn = ({ box, places }: Layout, sizes: ReadonlyMap<string, TextSize>) =>
  boxesIn(box).map(({ state: { id } }) => ({ ...places.get(id)!, ...sizes.get(id)!, id }));

/** The texts that overlap others, do not fit into their box, or have a line running through them. */
const coveredTexts = (layout: Layout, sizes: ReadonlyMap<string, TextSize>): string[] => {
  const texts = textsIn(layout, sizes);
  const lines = [...layout.lines].flatMap(([id, points]) =>
    points.slice(1).map(({ x, y }, at): Place & { id: string } => {
      const from = points[at]!;
      const [left, top] = [Math.min(x, from.x), Math.min(y, from.y)];
      return { id, x: left, y: top, width: Math.abs(x - from.x), height: Math.abs(y - from.y) };
    }),
  );
  const tooLarge = texts.filter(({ id, width, height }) => {
    const place = layout.places.get(id)!;
    return place.width < width || place.height < height;
  });
  return [
    ...tooLarge.map(({ id }) => `${id} outside of its box`),
    ...texts.flatMap((text, at) =>
      [...texts.slice(at + 1), ...lines]
        .filter((other) => overlap(text, other))
        .map(({ id }) => `${text.id} under ${id}`),
    ),
  ];
};

const rowsIn = (box: Box): Row[] => boxesIn(box).flatMap(({ rows }) => rows);

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: {} } });

describe.each([...machineEntries, { name: 'a machine of two states', machine: lamp }])(
  'the chart of $name',
  (entry) => {
    const chart = chartOf(entry.machine);
    const unfolded = diagramOf(chart, withOpened(new Set(), withDescendants(chart)));

    test('has no text under another, and no line through a text', async () => {
      const sizes = new Map(boxesIn(unfolded).map((box) => [box.state.id, textSizeOf(box)]));
      const layout = await layoutOf(askElk, unfolded, sizes);
      expect([...layout.lines.keys()].toSorted()).toEqual(
        arrowsIn(unfolded)
          .map(({ id }) => id)
          .toSorted(),
      );
      expect(coveredTexts(layout, sizes)).toEqual([]);
    });

    test('shows every transition of the machine in a row', () => {
      const shown = rowsIn(unfolded).flatMap(({ transitions }) => transitions.map(({ id }) => id));
      expect(shown.toSorted()).toEqual(transitionsOf(entry.machine).map(nameOf).toSorted());
    });

    test('names each target so that one state can be meant: one beside, or the only one with this name', () => {
      const all = withDescendants(chart);
      const named = boxesIn(unfolded).flatMap(({ state, rows }) =>
        rows.flatMap(({ targets, transitions }) =>
          targets.split(', ').map((name, at) => ({ state, name, to: transitions[at]?.to })),
        ),
      );
      const meant = ({ state, name }: (typeof named)[number]) => {
        const beside = ancestorsOf(chart, state.id).at(-1)?.states ?? [];
        const ending = all.filter(({ path }) => `.${path}`.endsWith(`.${name}`));
        return (beside.find(({ key }) => key === name) ?? (ending.length === 1 ? ending[0] : undefined))?.id;
      };
      const unclear = named.filter((each) => each.name && meant(each) !== each.to);
      expect(unclear.map(({ state, name }) => `${name} in ${state.path}`)).toEqual([]);
    });

    test('shows how every state is entered: by an arrow, as an initial state, or in a row', () => {
      const incoming = rowsIn(unfolded).flatMap((row) => row.incoming?.map(({ to }) => to) ?? []);
      const targets = new Set([...arrowsIn(unfolded).map(({ to }) => to), ...incoming]);
      const isEnteredWithParent = ({ isInitial, isRegion }: ChartState) => isInitial || isRegion;
      // A state is entered with each of its inner ones.
      const isEntered = ({ id, states }: ChartState): boolean => targets.has(id) || states.some(isEntered);
      const unexplained = withDescendants(chart).filter(
        (state) => state !== chart && !isEnteredWithParent(state) && !isEntered(state),
      );
      expect(unexplained.map(({ id }) => id)).toEqual([]);
    });
  },
);
