import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { chartOf, type State, within } from '#charts/chart.ts';
import { type Layout, layoutOf, type Place } from '#charts/layout.ts';
import { type Box, boxesIn, openAtFirst, opened, pictureOf } from '#charts/picture.ts';
import { asPrepared, prepare } from '#charts/prepared.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { fontMeasure } from './fontMeasure.ts';

const measure = await fontMeasure();

const elk = new Elk();
const askElk = (graph: ElkNode) => elk.layout(graph);
const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

const shares = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The labels that cover another one, or a state that has none within. */
const covering = ({ arrows, boxes }: Layout): string[] => {
  const labels = arrows.map(({ arrow, label }) => ({ id: arrow.id, ...label }));
  const leaves = boxes.filter(({ box }) => box.boxes.length === 0).map((leaf) => ({ id: leaf.box.state.id, ...leaf }));
  return labels.flatMap((label, i) =>
    [...labels.slice(i + 1), ...leaves].filter((other) => shares(label, other)).map(({ id }) => `${label.id} on ${id}`),
  );
};

/** The states with less room than their own text takes. */
const tight = ({ boxes }: Layout): string[] =>
  boxes.filter(({ set, width, height }) => width < set.width || height < set.height).map(({ box }) => box.state.id);

const toldIn = ({ rows, boxes }: Box): string[] => [
  ...rows.flatMap(({ ways }) => ways.map(({ id }) => id)),
  ...boxes.flatMap(toldIn),
];

describe.each(machineEntries)('the chart of $name', ({ machine }) => {
  const chart = chartOf(machine);
  const unfolded = opened(new Set(), within(chart));

  test('opens as it was laid out beforehand', { timeout: 60_000 }, async () => {
    const place = new URL(`../../charts/layouts/${chart.id}.json`, import.meta.url);
    const picture = pictureOf(chart, openAtFirst(chart));
    const text = JSON.stringify(prepare(picture, await layoutOf(askElk, picture, measure)), rounded);
    if (process.env['UPDATE_CHARTS']) writeFileSync(place, text);
    const prepared = existsSync(place) ? readFileSync(place, 'utf8') : '';
    expect(prepared === text, `The machine has changed since its chart was laid out. Renew it: npm run charts`).toBe(
      true,
    );
    const layout = asPrepared(picture, JSON.parse(prepared))!;
    expect(covering(layout)).toEqual([]);
    expect(tight(layout)).toEqual([]);
  });

  test('has no label on another or on a state, and room for the text of each, unfolded', {
    timeout: 60_000,
  }, async () => {
    const layout = await layoutOf(askElk, pictureOf(chart, unfolded), measure);
    expect(layout.arrows.length).toBeGreaterThan(3);
    expect(covering(layout)).toEqual([]);
    expect(tight(layout)).toEqual([]);
  });

  test('shows every transition of the machine, as an arrow or in a line', () => {
    const { box, arrows } = pictureOf(chart, unfolded);
    const shown = [...arrows.map(({ id }) => id), ...toldIn(box)];
    expect(shown.toSorted()).toEqual(transitionsOf(machine).map(nameOf).toSorted());
  });

  test('leads to every state that can be entered: an arrow, a beginning or a line says how', () => {
    const { box, arrows } = pictureOf(chart, unfolded);
    const said = boxesIn(box).filter(({ rows }) => rows.some(({ arriving = [] }) => arriving.length > 0));
    const led = new Set([...arrows.map(({ to }) => to), ...said.map(({ state }) => state.id)]);
    const isBegun = ({ initial, region }: State) => initial || region;
    // A state is entered with each of its inner ones.
    const isLedTo = ({ id, states }: State): boolean =>
      led.has(id) || states.some((each) => !isBegun(each) && isLedTo(each));
    const unled = within(chart).filter((state) => state !== chart && !isBegun(state) && !isLedTo(state));
    expect(unled.map(({ id }) => id)).toEqual([]);
  });

  test('ends arrows of what is folded away at its box', () => {
    const folded = new Set([chart.id, ...chart.states.map(({ id }) => id)]);
    const { box, arrows } = pictureOf(chart, folded);
    const boxes = new Set(box.boxes.flatMap((inner) => [inner, ...inner.boxes]).map(({ state }) => state.id));
    expect(arrows.flatMap(({ from, to }) => [from, to]).filter((id) => !boxes.has(id))).toEqual([]);
  });
});
