import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type Asked, answersThat, asksOf } from '#machines/inspect/asks.ts';
import { guardText } from '#machines/inspect/guardText.ts';
import { type Invoke, invokesOf, invokeText } from '#machines/inspect/invokes.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { childrenOf, nameOf, transitionsFrom } from '#machines/inspect/transitions.ts';
import { actionsText, doesText, eventText, notesOf } from '#machines/inspect/transitionText.ts';

/** A transition, as a chart shows it. */
export interface Way {
  /** `nameOf` the transition. */
  id: string;
  /** XState's own name of the event; '' where there is none. */
  type: string;
  /** The event in words; '' where there is none. */
  event: string;
  /** The guard in words; '' where there is none. */
  guard: string;
  /** What each part of the guard asks. */
  asks: Asked[];
  /** What it does; '' where it only leads on. */
  actions: string;
  /** The id of the state it leaves. */
  from: string;
  /** The id of the state it leads to; absent where it stays. */
  to?: string;
}

/** A line about a state. */
export interface Note {
  text: string;
  /** The machine that goes on in it, as its implementations call it. */
  machine?: string;
  /** It is an invoked actor whose error would end the machine. */
  fault?: boolean;
}

/** A state, as a chart shows it. */
export interface State {
  id: string;
  /** Its path in the machine, whatever its id is: 'staff.journey.failed'. */
  path: string;
  key: string;
  /** Its inner states are regions, all of them active together. */
  parallel: boolean;
  /** One of the regions of a parallel state. */
  region: boolean;
  /** Its parent begins here. */
  initial: boolean;
  /** Its parent ends here. */
  final: boolean;
  /** What happens as it is entered and left, and what runs in it. */
  notes: Note[];
  ways: Way[];
  states: State[];
}

const formOf = (machine: AnyStateMachine) => machineEntries.find((entry) => entry.machine === machine)?.applying?.form;

const wayOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Way => ({
  id: nameOf(transition),
  type: transition.eventType,
  event: eventText(machine, transition),
  guard: transition.guard ? guardText(transition.guard, transition.source) : '',
  asks: asksOf(machine, formOf(machine), transition.guard),
  actions: transition.target || transition.actions.length > 0 ? doesText(transition) : 'nothing, it is ignored',
  from: transition.source.id,
  ...(transition.target?.[0] && { to: transition.target[0].id }),
});

const note = (what: string, actions: readonly unknown[]) => {
  const text = actionsText(actions);
  return text ? [{ text: `${what} / ${text}` }] : [];
};

const invoked = ({ implementations }: AnyStateMachine, invoke: Invoke): Note => ({
  text: invokeText(invoke),
  ...('root' in (implementations.actors[invoke.src] ?? {}) && { machine: invoke.src }),
  ...(!invoke.isSafe && { fault: true }),
});

/** The questions that show while a branch's region is in `shown`, and the answers that bring it there. */
const askedIn = (machine: AnyStateMachine, { key, parent }: AnyStateNode): Note[] => {
  const form = formOf(machine);
  const fields = Object.values(form?.steps[parent?.key ?? '']?.fields ?? {}).filter(({ when }) => when?.name === key);
  const labels = new Set(fields.map(({ label }) => label));
  const answers = form && fields[0]?.when && answersThat(form, fields[0].when);
  return [...(answers ? [`shown while ${answers}`] : []), ...[...labels].map((label) => `asks '${label}'`)].map(
    (text) => ({ text }),
  );
};

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): State => ({
  id: node.id,
  path: [machine.id, ...node.path].join('.'),
  key: node.key,
  parallel: node.type === 'parallel',
  region: node.parent?.type === 'parallel',
  initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  final: node.type === 'final',
  notes: [
    ...(node.type === 'final' ? [{ text: node.parent === machine.root ? 'final: the machine ends' : 'final' }] : []),
    ...notesOf(node).map((text) => ({ text })),
    ...askedIn(machine, node),
    ...note('entry', node.entry),
    ...invokesOf(node).map((invoke) => invoked(machine, invoke)),
    ...note('exit', node.exit),
  ],
  ways: transitionsFrom(node).map((transition) => wayOf(machine, transition)),
  states: childrenOf(node).map((child) => stateOf(machine, child)),
});

const charts = new WeakMap<AnyStateMachine, State>();

/** A machine as states within states with their transitions: those without an event and the initial ones included. */
export const chartOf = (machine: AnyStateMachine): State => {
  const known = charts.get(machine) ?? stateOf(machine, machine.root);
  charts.set(machine, known);
  return known;
};

/** A state and all inside it, from the outside in. */
export const within = (state: State): State[] => [state, ...state.states.flatMap(within)];

/** The states around a state, from the outside in; empty for the machine itself or an id the chart does not have. */
export const around = (chart: State, id: string): State[] => {
  const inner = chart.states.find((state) => within(state).some((each) => each.id === id));
  return inner ? [chart, ...around(inner, id)] : [];
};

/** The state that is meant by its id, by its path, or by the end of its path where no other ends so. */
export const stateNamed = (chart: State, name: string): State | undefined => {
  const all = within(chart);
  const ending = all.filter(({ path }) => path.endsWith(`.${name}`));
  return all.find(({ id, path }) => id === name || path === name) ?? (ending.length === 1 ? ending[0] : undefined);
};

/** A transition in words: 'RESTART, does start over, send draft START_OVER, goes to journey › opening'. */
export const wayText = ({ event, guard, actions, to }: Way): string =>
  [
    event || 'always',
    guard && `when ${guard}`,
    actions && `does ${actions}`,
    to ? `goes to ${to.split('.').slice(-2).join(' › ')}` : 'stays',
  ]
    .filter(Boolean)
    .join(', ');
