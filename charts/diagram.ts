import type { GuardCondition } from '#machines/inspect/guardConditions.ts';
import { ancestorsOf, type ChartState, type ChartTransition, nameFrom, withDescendants } from './chart.ts';

/** A line in the box of a state. */
export interface Row {
  id: string;
  /** The event; '' for a note. */
  event: string;
  /** When it is taken, in brackets; '' where that is always. */
  guard: string;
  /** A note, or what a transition does. */
  text: string;
  /** The names of the states that it leads to. */
  targets: string;
  /** The transitions it represents; empty for a note. */
  transitions: ChartTransition[];
  /** The machine that can be opened here. */
  machine?: string | undefined;
  isFault?: boolean | undefined;
  /** The region it represents while its state is folded. */
  region?: ChartState;
  /** The conditions of what it represents, where those are not its transitions' own. */
  conditions?: readonly GuardCondition[];
  /** The transitions of other states that lead here without an arrow. */
  incoming?: ChartTransition[];
}

/** An arrow from a row of a box to another box beside it. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  transition: ChartTransition;
}

/** A state as it is drawn: the inner states of a folded one are not. */
export interface Box {
  state: ChartState;
  isFolded: boolean;
  isFoldable: boolean;
  rows: Row[];
  boxes: Box[];
  /** Between the inner boxes. */
  arrows: Arrow[];
}

const keyOf = (id: string) => id.split('.').at(-1)!;

const groupBy = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[][] => {
  const groups: Record<string, Item[]> = {};
  for (const item of items) (groups[nameOf(item)] ??= []).push(item);
  return Object.values(groups);
};

const noteRow = (id: string, text: string): Row => ({ id, event: '', guard: '', text, targets: '', transitions: [] });

/** So many transitions of an event with the same effects, and the same guard but for the target in it, are one row. */
const MANY = 4;

const rowsOfTransitions = ({ id: from, transitions }: ChartState, chart: ChartState): Row[] => {
  const common = ({ guard, to = '' }: ChartTransition) => guard.replace(`: ${keyOf(to)}`, '');
  const groups = groupBy(transitions, (each) => [each.event, common(each), each.effects].join('\n'));
  return groups
    .flatMap((alike) => (alike.length < MANY ? alike.map((each) => [each]) : [alike]))
    .map((alike) => {
      const [first] = alike as [ChartTransition];
      const others = transitions.filter(({ event }) => event === first.event);
      const guard = (alike.length > 1 ? common(first) : first.guard) || (others.length > alike.length ? 'else' : '');
      return {
        id: first.id,
        event: first.event || 'always',
        guard: guard && `[${guard}]`,
        text: first.effects && `/ ${first.effects}`,
        targets: alike.flatMap(({ to }) => (to === undefined ? [] : [nameFrom(chart, from, to)])).join(', '),
        transitions: alike,
      };
    });
};

/** An arrow leads to a state beside; what leads elsewhere is written at both ends. */
const arrowsBetween = (states: readonly ChartState[], chart: ChartState): Arrow[] =>
  states.flatMap((state) =>
    rowsOfTransitions(state, chart).flatMap(({ id, transitions: [first, ...others] }) => {
      const to = first?.to;
      const isDrawn = others.length === 0 && to !== state.id && states.some((each) => each.id === to);
      return first && to && isDrawn ? [{ id, from: state.id, to, transition: first }] : [];
    }),
  );

/** The transitions that lead to a state without an arrow: the states that they leave, by the event. */
const incomingRows = (state: ChartState, chart: ChartState): Row[] => {
  const drawn = arrowsBetween(ancestorsOf(chart, state.id).at(-1)?.states ?? [], chart).map(({ id }) => id);
  const incoming = withDescendants(chart)
    .flatMap(({ transitions }) => transitions)
    .filter(({ id, from, to }) => to === state.id && from !== state.id && !drawn.includes(id));
  return groupBy(incoming, ({ event }) => event).map((alike) => {
    const sources = [...new Set(alike.map(({ from }) => nameFrom(chart, state.id, from)))].join(', ');
    const event = alike[0]!.event || 'always';
    return { ...noteRow(`${state.id} from ${event}`, `from ${event} in ${sources}`), incoming: alike };
  });
};

/** A folded region, with the conditions of the transitions that leave its first state. */
const regionRow = (region: ChartState, text: string): Row => {
  const initial = region.states.find(({ isInitial }) => isInitial);
  const conditions = initial?.transitions.flatMap((transition) => transition.conditions) ?? [];
  return { ...noteRow(`${region.id} ${text}`, text), region, conditions };
};

const rowsOf = (state: ChartState, isFolded: boolean, chart: ChartState): Row[] => [
  ...state.notes.map(({ text, ...note }) => ({ ...noteRow(`${state.id} ${text}`, text), ...note })),
  ...rowsOfTransitions(state, chart),
  ...incomingRows(state, chart),
  ...(isFolded && state.isParallel ? state.states.map((region) => regionRow(region, region.key)) : []),
  ...(isFolded && state.isRegion ? [regionRow(state, 'now')] : []),
];

const boxOf = (state: ChartState, open: ReadonlySet<string>, chart: ChartState): Box => {
  const isFoldable = state.states.length > 0 && state !== chart;
  const isFolded = isFoldable && !open.has(state.id);
  return {
    state,
    isFoldable,
    isFolded,
    rows: rowsOf(state, isFolded, chart),
    boxes: isFolded ? [] : state.states.map((child) => boxOf(child, open, chart)),
    arrows: isFolded ? [] : arrowsBetween(state.states, chart),
  };
};

/** A box and all within it, from the outside in. */
export const boxesIn = (box: Box): Box[] => [box, ...box.boxes.flatMap(boxesIn)];

/** A chart with these states open. */
export const diagramOf = (chart: ChartState, open: ReadonlySet<string>): Box => boxOf(chart, open, chart);

const regionsOf = (state: ChartState) => (state.isParallel ? state.states : []);

/** The states that are open at first: all but those whose regions can be written as rows. */
export const openInitially = (chart: ChartState): Set<string> =>
  new Set(
    withDescendants(chart)
      .filter((state) => state === chart || (state.states.length > 0 && !state.isParallel && !state.isRegion))
      .concat(regionsOf(chart))
      .map(({ id }) => id),
  );

/** The same states open, and these with their regions. */
export const withOpened = (open: ReadonlySet<string>, states: readonly ChartState[]): ReadonlySet<string> => {
  const closed = states.filter(({ id }) => !open.has(id)).flatMap((state) => [state, ...regionsOf(state)]);
  return closed.length > 0 ? new Set([...open, ...closed.map(({ id }) => id)]) : open;
};

/** The states that are open at first where a link leads to a state inside them. */
export const openFor = (chart: ChartState, at = ''): ReadonlySet<string> =>
  withOpened(openInitially(chart), ancestorsOf(chart, at));
