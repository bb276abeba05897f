import type { Asked } from '#machines/inspect/asks.ts';
import { around, type State, type Way, within } from './chart.ts';

/** A line in a state's box. */
export interface Row {
  id: string;
  head: string;
  text: string;
  /** The transitions it represents; empty for a note. */
  ways: Way[];
  /** The machine that one can step into here. */
  machine?: string | undefined;
  /** What it says is a fault of the machine. */
  fault?: boolean | undefined;
  /** The region it represents while its state is folded, with its states. */
  region?: State;
  /** What a guard asks that stands for all in the line. */
  asks?: readonly Asked[];
  /** The transitions told elsewhere that lead to the state. */
  arriving?: Way[];
}

/** A state as it is drawn: folded, its inner states do not show. */
export interface Box {
  state: State;
  folded: boolean;
  foldable: boolean;
  rows: Row[];
  boxes: Box[];
}

/** A transition drawn as an arrow between two boxes that show. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  way: Way;
  /** When it is taken; '' where that is always so. */
  guard: string;
}

export interface Picture {
  box: Box;
  arrows: Arrow[];
}

const MANY = 5;
const keyOf = (id: string) => id.split('.').at(-1)!;

/** Transitions in groups of one name. */
export const alikeIn = (ways: readonly Way[], nameOf: (way: Way) => string): Way[][] => {
  const groups = new Map<string, Way[]>();
  for (const way of ways) groups.set(nameOf(way), [...(groups.get(nameOf(way)) ?? []), way]);
  return [...groups.values()];
};

/** A state's transitions, those of one event together; what stays is apart. */
const byEvent = ({ ways }: State): Way[][] => alikeIn(ways, ({ id, event, to }) => (to === undefined ? id : event));

/** One event with many targets, or with one inside the state itself, is written in a line: arrows would cover the chart. */
const isTold = (state: State, ways: Way[]): boolean =>
  ways[0]!.to === undefined ||
  ways.length >= MANY ||
  ways.every(({ to }) => to !== state.id && within(state).some(({ id }) => id === to));

/** When a transition is taken, of those of its event: the last may be for all that the others are not for. */
const guardOf = ({ guard }: Way, ways: readonly Way[]): string => guard || (ways.length > 1 ? 'else' : '');

const rowOf = (ways: Way[], guard: string): Row => {
  const [{ id, event, actions }] = ways as [Way];
  const targets = ways.flatMap(({ to }) => (to === undefined ? [] : [keyOf(to)])).join(', ');
  const text = [guard && `[${guard}]`, actions && `/ ${actions}`, targets && `goes to ${targets}`];
  return { id, head: event, text: text.filter(Boolean).join(' '), ways };
};

/** The transitions of an event in lines: one line for all whose condition is the same but for the target in it. */
const linesOf = (ways: Way[]): Row[] => {
  const common = ({ guard, to = '' }: Way) => guard.replace(` ${keyOf(to)}`, '');
  return alikeIn(ways, (way) => `${common(way)} / ${way.actions}`).map((alike) => {
    const [way] = alike as [Way];
    return rowOf(alike, alike.length > 1 ? common(way) : guardOf(way, ways));
  });
};

const toldBy = (state: State): Way[] =>
  byEvent(state)
    .filter((ways) => isTold(state, ways))
    .flat()
    .filter(({ to }) => to !== undefined);

const eventsIn = (ways: readonly Way[]) => [...new Set(ways.map(({ event }) => event || 'always'))].join(', ');

/** What is told where it is declared is said where it leads from as well, but for where it is handled otherwise. */
const leavingRows = (state: State, [parent]: readonly State[]): Row[] => {
  const others = state.ways.filter(({ guard }) => !guard).map(({ type }) => type);
  const leaving = parent && !parent.parallel && !state.final ? toldBy(parent) : [];
  const ways = leaving.filter(({ from, to, type }) => to !== from && to !== state.id && !others.includes(type));
  return ways.length > 0
    ? [{ id: `${state.id} leaves`, head: '', text: `as everywhere in ${parent!.key}: ${eventsIn(ways)}`, ways: [] }]
    : [];
};

/** … and where it leads to. */
const arrivingRows = (state: State, chart: State): Row[] =>
  within(chart).flatMap((from) => {
    const ways = toldBy(from).filter(({ to }) => to === state.id);
    const where = from.states.length > 0 ? `everywhere in ${from.key}` : from.key;
    return ways.length > 0
      ? [
          {
            id: `${state.id} from ${from.id}`,
            head: '',
            text: `from ${where}: ${eventsIn(ways)}`,
            ways: [],
            arriving: ways,
          },
        ]
      : [];
  });

/** A folded region: what brings it from its first state into the next. */
const regionRow = (region: State, text: string): Row => {
  const asks = region.states.find(({ initial }) => initial)?.ways.flatMap((way) => way.asks) ?? [];
  return { id: `${region.id} ${text}`, head: '', text, ways: [], region, asks };
};

const rowsOf = (state: State, folded: boolean, chart: State): Row[] => [
  ...state.notes.map(({ text, machine, fault }) => ({
    id: `${state.id} ${text}`,
    head: '',
    text,
    ways: [],
    machine,
    fault,
  })),
  ...byEvent(state)
    .filter((ways) => isTold(state, ways))
    .flatMap(linesOf),
  ...leavingRows(state, around(chart, state.id).slice(-1)),
  ...arrivingRows(state, chart),
  ...(folded && state.parallel ? state.states.map((region) => regionRow(region, region.key)) : []),
  ...(folded && state.region ? [regionRow(state, 'now')] : []),
];

const boxOf = (state: State, open: ReadonlySet<string>, chart: State): Box => {
  const foldable = state.states.length > 0;
  const folded = foldable && !open.has(state.id);
  return {
    state,
    foldable,
    folded,
    rows: rowsOf(state, folded, chart),
    boxes: folded ? [] : state.states.map((child) => boxOf(child, open, chart)),
  };
};

/** A box and all within it, from the outside in. */
export const boxesIn = (box: Box): Box[] => [box, ...box.boxes.flatMap(boxesIn)];

/** What is drawn of a chart while these states are open. Arrows from and to what is folded away end at its box. */
export const pictureOf = (chart: State, open: ReadonlySet<string>): Picture => {
  const box = { ...boxOf(chart, open, chart), foldable: false };
  const shown = new Set(boxesIn(box).map(({ state }) => state.id));
  const standIn = (id: string) => (shown.has(id) ? id : around(chart, id).findLast((state) => shown.has(state.id))!.id);
  const arrows = within(chart)
    .flatMap((state) => byEvent(state).filter((ways) => !isTold(state, ways)))
    .flatMap((ways) => ways.map((way) => ({ way, guard: guardOf(way, ways) })))
    .map(({ way, guard }) => ({ id: way.id, way, guard, from: standIn(way.from), to: standIn(way.to!) }))
    .filter(({ way, from, to }) => from !== to || from === way.from);
  return { box, arrows };
};

const regionsOf = (state: State) => (state.parallel ? state.states : []);

/** The states that are open at first: all but those whose regions can be written in lines. */
export const openAtFirst = (chart: State): Set<string> =>
  new Set(
    within(chart)
      .filter((state) => state === chart || (state.states.length > 0 && !state.parallel && !state.region))
      .concat(regionsOf(chart))
      .map(({ id }) => id),
  );

/** The same states open, and these, their regions with them. */
export const opened = (open: ReadonlySet<string>, states: readonly State[]): ReadonlySet<string> => {
  const fresh = states.filter(({ id }) => !open.has(id)).flatMap((state) => [state, ...regionsOf(state)]);
  return fresh.length > 0 ? new Set([...open, ...fresh.map(({ id }) => id)]) : open;
};

/** The states that are open at first when a link leads to a state inside them. */
export const openFor = (chart: State, at = ''): ReadonlySet<string> => opened(openAtFirst(chart), around(chart, at));
