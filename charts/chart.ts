import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords } from '#machines/inspect/eventWords.ts';
import { answersFor, type GuardCondition, guardConditionsOf } from '#machines/inspect/guardConditions.ts';
import { guardText } from '#machines/inspect/guards.ts';
import { type Invoke, invokesOf, invokeText } from '#machines/inspect/invokes.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import {
  childrenOf,
  descendantsOf,
  isIn,
  nameOf,
  transitionsFrom,
  transitionsOf,
} from '#machines/inspect/transitions.ts';
import { actionsText, effectsText, eventText, notesOf } from '#machines/inspect/transitionText.ts';

/** A transition, as a chart shows it. */
export interface ChartTransition {
  /** `nameOf` the transition. */
  id: string;
  /** XState's own name of the event; '' where there is none. */
  type: string;
  /** The event in words; '' where there is none. */
  event: string;
  /** What is said of the event where the machine declares it; '' where nothing is. */
  words: string;
  /** The guard in words; '' where there is none. */
  guard: string;
  conditions: GuardCondition[];
  /** What it does; '' where it only leads to its target. */
  effects: string;
  /** The id of the state it leaves. */
  from: string;
  /** The id of its target; absent where it stays. */
  to?: string;
}

/** A line about a state. */
interface Note {
  text: string;
  /** The machine that is invoked, by its name among the actors. */
  machine?: string;
  /** An invoked actor whose error would end the machine. */
  isFault?: boolean;
}

/** A state, as a chart shows it. */
export interface ChartState {
  id: string;
  /** Its path in the machine, whatever its id is: 'staff.journey.failed'. */
  path: string;
  key: string;
  /** Its inner states are regions, all of them active together. */
  isParallel: boolean;
  /** One of the regions of a parallel state. */
  isRegion: boolean;
  isInitial: boolean;
  isFinal: boolean;
  notes: Note[];
  transitions: ChartTransition[];
  states: ChartState[];
}

const formOf = (machine: AnyStateMachine) => machineEntries.find((entry) => entry.machine === machine)?.form;

const transitionOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): ChartTransition => ({
  id: nameOf(transition),
  type: transition.eventType,
  event: eventText(machine, transition),
  words: eventWords(machine.id, transition.eventType),
  guard: transition.guard ? guardText(transition.guard, transition.source) : '',
  conditions: guardConditionsOf(machine, formOf(machine), transition.guard),
  effects: transition.target || transition.actions.length > 0 ? effectsText(transition) : 'nothing, it is ignored',
  from: transition.source.id,
  ...(transition.target?.[0] && { to: transition.target[0].id }),
});

const actionsNote = (name: string, actions: readonly unknown[], node: AnyStateNode): Note[] => {
  const text = actionsText(actions, node);
  return text ? [{ text: `${name} / ${text}` }] : [];
};

/** Whether a state, or one around it, handles the event of a transition of a state further out. */
const isShielded = (inner: AnyStateNode | undefined, transition: AnyTransitionDefinition): boolean =>
  inner !== undefined &&
  inner !== transition.source &&
  (transitionsFrom(inner).some(({ eventType, guard }) => eventType === transition.eventType && !guard) ||
    isShielded(inner.parent, transition));

/** Whether a transition can be taken while these states are active: not where its event is handled inside each of them. */
export const isReached = (transition: AnyTransitionDefinition, states: readonly AnyStateNode[]): boolean =>
  states
    .filter((state) => childrenOf(state).length === 0 && isIn(state, transition.source))
    .some((state) => !isShielded(state, transition));

/** The events that end what a state invokes before it is done: their transitions leave the state. */
const endsOf = (machine: AnyStateMachine, node: AnyStateNode, { id }: Invoke): string => {
  const leaving = transitionsOf(machine).filter((transition) => {
    const { source, target, eventType, reenter } = transition;
    const isItsOwn = eventType.endsWith(`.actor.${id}`) || eventType.startsWith('xstate.done.state.');
    // A transition of a state around it leaves it even where it leads back.
    const isAround = source !== node && isIn(node, source);
    const leaves = isAround
      ? isReached(transition, [node, ...descendantsOf(node)])
      : isIn(source, node) && (!isIn(target?.[0], node) || (source === node && reenter));
    return target && leaves && !isItsOwn;
  });
  const events = new Set(leaving.map((transition) => eventText(machine, transition)));
  return events.size > 0 ? `, until ${[...events].join(', ')}` : '';
};

const invokeNote = (machine: AnyStateMachine, node: AnyStateNode, invoke: Invoke): Note => ({
  text: `${invokeText(invoke)}${endsOf(machine, node, invoke)}`,
  ...('root' in (machine.implementations.actors[invoke.src] ?? {}) && { machine: invoke.src }),
  ...(!invoke.isSafe && { isFault: true }),
});

/** The answers that show the region of a branch, and the questions that are shown with it. */
const branchNotes = (machine: AnyStateMachine, { key, parent }: AnyStateNode): Note[] => {
  const form = formOf(machine);
  const fields = Object.values(form?.steps[parent?.key ?? '']?.fields ?? {}).filter(({ when }) => when?.name === key);
  const labels = new Set(fields.map(({ label }) => label));
  const answers = form && fields[0]?.when && answersFor(form, fields[0].when);
  return [...(answers ? [`shown while ${answers}`] : []), ...[...labels].map((label) => `asks '${label}'`)].map(
    (text) => ({ text }),
  );
};

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): ChartState => ({
  id: node.id,
  path: [machine.id, ...node.path].join('.'),
  key: node.key,
  isParallel: node.type === 'parallel',
  isRegion: node.parent?.type === 'parallel',
  isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  isFinal: node.type === 'final',
  notes: [
    ...(node.type === 'final' ? [{ text: node.parent === machine.root ? 'final: the machine ends' : 'final' }] : []),
    ...notesOf(node).map((text) => ({ text })),
    ...branchNotes(machine, node),
    ...actionsNote('entry', node.entry, node),
    ...invokesOf(node).map((invoke) => invokeNote(machine, node, invoke)),
    ...actionsNote('exit', node.exit, node),
  ],
  transitions: transitionsFrom(node).map((transition) => transitionOf(machine, transition)),
  states: childrenOf(node).map((child) => stateOf(machine, child)),
});

const charts = new WeakMap<AnyStateMachine, ChartState>();

/** A machine as states within states with their transitions. */
export const chartOf = (machine: AnyStateMachine): ChartState => {
  const chart = charts.get(machine) ?? stateOf(machine, machine.root);
  charts.set(machine, chart);
  return chart;
};

/** A state and its descendants, from the outside in. */
export const withDescendants = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(withDescendants)];

/** The states around a state, from the outside in; empty for the machine itself or an id the chart does not have. */
export const ancestorsOf = (chart: ChartState, id: string): ChartState[] => {
  const inner = chart.states.find((state) => withDescendants(state).some((each) => each.id === id));
  return inner ? [chart, ...ancestorsOf(inner, id)] : [];
};

/** The state with this id or path, or the only one whose path ends so. */
export const stateNamed = (chart: ChartState, name: string): ChartState | undefined => {
  const all = withDescendants(chart);
  const ending = all.filter(({ path }) => path.endsWith(`.${name}`));
  return all.find(({ id, path }) => id === name || path === name) ?? (ending.length === 1 ? ending[0] : undefined);
};

const names = new WeakMap<ChartState, ReadonlyMap<string, string>>();

/** The states by their ids: each by its key or, where others have the same, by as much of its path as none of them has. */
const namesIn = (chart: ChartState): ReadonlyMap<string, string> => {
  const all = withDescendants(chart);
  const endingsOf = ({ path }: ChartState) => path.split('.').map((_, at, keys) => keys.slice(-at - 1).join('.'));
  const counts = new Map<string, number>();
  for (const end of all.flatMap(endingsOf)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return new Map(all.map((state) => [state.id, endingsOf(state).find((end) => counts.get(end) === 1) ?? state.path]));
};

/** A state by its name; one beside the state `from` by its key. */
export const nameFrom = (chart: ChartState, from: string, id: string): string => {
  const known = names.get(chart) ?? namesIn(chart);
  names.set(chart, known);
  const beside = ancestorsOf(chart, from)
    .at(-1)
    ?.states.find((state) => state.id === id);
  return beside?.key ?? known.get(id)!;
};

/** A transition in words: 'RESTART, does start over, send draft START_OVER, goes to journey › opening'. */
export const transitionText = ({ event, guard, effects, to }: ChartTransition): string =>
  [
    event || 'always',
    guard && `when ${guard}`,
    effects && `does ${effects}`,
    to ? `goes to ${to.split('.').slice(-2).join(' › ')}` : 'stays',
  ]
    .filter(Boolean)
    .join(', ');
