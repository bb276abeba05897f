import type { GuardCondition } from '#machines/inspect/guardConditions.ts';
import { ancestorsOf, type ChartState, type ChartTransition, withDescendants } from './chart.ts';

/** A line in the box of a state. */
export interface Row {
  id: string;
  /** The event; '' for a note. */
  event: string;
  text: string;
  /** The transitions it represents; empty for a note. */
  transitions: ChartTransition[];
  /** The machine that can be opened here. */
  machine?: string | undefined;
  isFault?: boolean | undefined;
  /** The region it represents while its state is folded. */
  region?: ChartState;
  /** The conditions of what it represents, where those are not its transitions' own. */
  conditions?: readonly GuardCondition[];
  /** The transitions of other states that lead here. */
  incoming?: ChartTransition[];
}

/** A state as it is drawn: the inner states of a folded one are not. */
export interface Box {
  state: ChartState;
  isFolded: boolean;
  isFoldable: boolean;
  rows: Row[];
  boxes: Box[];
}

/** A transition that is drawn as an arrow between two boxes. */
export interface Arrow {
  id: string;
  from: string;
  to: string;
  transition: ChartTransition;
  /** When it is taken; '' where that is always. */
  guard: string;
}

export interface Diagram {
  box: Box;
  arrows: Arrow[];
}

const MANY = 5;
const keyOf = (id: string) => id.split('.').at(-1)!;

/** Transitions in groups of the same name. */
export const groupBy = (
  transitions: readonly ChartTransition[],
  nameOf: (transition: ChartTransition) => string,
): ChartTransition[][] => {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of transitions)
    groups.set(nameOf(transition), [...(groups.get(nameOf(transition)) ?? []), transition]);
  return [...groups.values()];
};

/** A state's transitions, those of one event together; one that stays is a group of its own. */
const byEvent = ({ transitions }: ChartState): ChartTransition[][] =>
  groupBy(transitions, ({ id, event, to }) => (to === undefined ? id : event));

/** The transitions of an event are written as rows where they have many targets, or targets inside the state: arrows would cover the chart. */
const isListed = (state: ChartState, transitions: ChartTransition[]): boolean =>
  transitions[0]!.to === undefined ||
  transitions.length >= MANY ||
  transitions.every(({ to }) => to !== state.id && withDescendants(state).some(({ id }) => id === to));

/** The guard of one of an event's transitions; the one without a guard is taken where the others are not. */
const guardOf = ({ guard }: ChartTransition, transitions: readonly ChartTransition[]): string =>
  guard || (transitions.length > 1 ? 'else' : '');

const rowOf = (transitions: ChartTransition[], guard: string): Row => {
  const [{ id, event, effects }] = transitions as [ChartTransition];
  const targets = transitions.flatMap(({ to }) => (to === undefined ? [] : [keyOf(to)])).join(', ');
  const text = [guard && `[${guard}]`, effects && `/ ${effects}`, targets && `goes to ${targets}`];
  return { id, event, text: text.filter(Boolean).join(' '), transitions };
};

/** The transitions of an event as rows: one row for all whose guard is the same but for the target in it. */
const rowsOfEvent = (transitions: ChartTransition[]): Row[] => {
  const common = ({ guard, to = '' }: ChartTransition) => guard.replace(` ${keyOf(to)}`, '');
  return groupBy(transitions, (transition) => `${common(transition)} / ${transition.effects}`).map((alike) => {
    const [first] = alike as [ChartTransition];
    return rowOf(alike, alike.length > 1 ? common(first) : guardOf(first, transitions));
  });
};

/** The transitions of a state that are written as rows and leave it. */
const listedIn = (state: ChartState): ChartTransition[] =>
  byEvent(state)
    .filter((transitions) => isListed(state, transitions))
    .flat()
    .filter(({ to }) => to !== undefined);

const eventsText = (transitions: readonly ChartTransition[]) =>
  [...new Set(transitions.map(({ event }) => event || 'always'))].join(', ');

const noteRow = (id: string, text: string): Row => ({ id, event: '', text, transitions: [] });

/** The listed transitions of the parent, repeated in each state that does not handle them otherwise. */
const outgoingRows = (state: ChartState, parent: ChartState | undefined): Row[] => {
  if (!parent || parent.isParallel || state.isFinal) return [];
  const handled = state.transitions.filter(({ guard }) => !guard).map(({ type }) => type);
  const inherited = listedIn(parent).filter(
    ({ from, to, type }) => to !== from && to !== state.id && !handled.includes(type),
  );
  const text = `as everywhere in ${parent.key}: ${eventsText(inherited)}`;
  return inherited.length > 0 ? [noteRow(`${state.id} outgoing`, text)] : [];
};

/** The listed transitions of other states that lead to a state. */
const incomingRows = (state: ChartState, chart: ChartState): Row[] =>
  withDescendants(chart).flatMap((from) => {
    const incoming = listedIn(from).filter(({ to }) => to === state.id);
    const source = from.states.length > 0 ? `everywhere in ${from.key}` : from.key;
    const text = `from ${source}: ${eventsText(incoming)}`;
    return incoming.length > 0 ? [{ ...noteRow(`${state.id} from ${from.id}`, text), incoming }] : [];
  });

/** A folded region, with the conditions of the transitions that leave its first state. */
const regionRow = (region: ChartState, text: string): Row => {
  const initial = region.states.find(({ isInitial }) => isInitial);
  const conditions = initial?.transitions.flatMap((transition) => transition.conditions) ?? [];
  return { ...noteRow(`${region.id} ${text}`, text), region, conditions };
};

const rowsOf = (state: ChartState, isFolded: boolean, chart: ChartState): Row[] => [
  ...state.notes.map(({ text, machine, isFault }) => ({
    ...noteRow(`${state.id} ${text}`, text),
    machine,
    isFault,
  })),
  ...byEvent(state)
    .filter((transitions) => isListed(state, transitions))
    .flatMap(rowsOfEvent),
  ...outgoingRows(state, ancestorsOf(chart, state.id).at(-1)),
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
  };
};

/** A box and all within it, from the outside in. */
export const boxesIn = (box: Box): Box[] => [box, ...box.boxes.flatMap(boxesIn)];

/** A chart with these states open. Arrows from and to a state that is folded away end at the box around it. */
export const diagramOf = (chart: ChartState, open: ReadonlySet<string>): Diagram => {
  const box = boxOf(chart, open, chart);
  const drawn = new Set(boxesIn(box).map(({ state }) => state.id));
  const boxFor = (id: string) =>
    drawn.has(id) ? id : ancestorsOf(chart, id).findLast((state) => drawn.has(state.id))!.id;
  const arrows = withDescendants(chart)
    .flatMap((state) => byEvent(state).filter((transitions) => !isListed(state, transitions)))
    .flatMap((transitions) =>
      transitions.map((transition) => ({ transition, guard: guardOf(transition, transitions) })),
    )
    .map(({ transition, guard }) => ({
      id: transition.id,
      transition,
      guard,
      from: boxFor(transition.from),
      to: boxFor(transition.to!),
    }))
    .filter(({ transition, from, to }) => from !== to || from === transition.from);
  return { box, arrows };
};

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
