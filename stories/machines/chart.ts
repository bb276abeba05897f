import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardText } from '#machines/inspect/guardText.ts';
import { childrenOf, nameOf, transitionsFrom } from '#machines/inspect/transitions.ts';
import { actionsText, eventText, notesOf, sourceText } from '#machines/inspect/transitionText.ts';

/** A transition, as a chart tells it. */
export interface Way {
  /** `nameOf` the transition. */
  id: string;
  /** XState's own name of the event; '' where there is none. */
  type: string;
  /** The event in words; '' where there is none. */
  event: string;
  /** The guard in words; '' where there is none. */
  guard: string;
  /** What it does; '' where it only leads on. */
  actions: string;
  /** The id of the state it leaves. */
  from: string;
  /** The id of the state it leads to; absent where it stays. */
  to?: string;
}

/** A state, as a chart tells it. */
export interface State {
  id: string;
  key: string;
  /** Its inner states are regions, all of them active together. */
  parallel: boolean;
  /** One of the regions of a parallel state. */
  region: boolean;
  /** Its parent begins here. */
  initial: boolean;
  /** What happens as it is entered and left, and what runs in it. */
  notes: string[];
  ways: Way[];
  states: State[];
}

const wayOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Way => ({
  id: nameOf(transition),
  type: transition.eventType,
  event: eventText(machine, transition),
  guard: transition.guard ? guardText(transition.guard, transition.source) : '',
  actions: actionsText(transition.actions),
  from: transition.source.id,
  ...(transition.target?.[0] && { to: transition.target[0].id }),
});

const note = (what: string, actions: readonly unknown[]) => {
  const text = actionsText(actions);
  return text ? [`${what} / ${text}`] : [];
};

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): State => ({
  id: node.id,
  key: node.key,
  parallel: node.type === 'parallel',
  region: node.parent?.type === 'parallel',
  initial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
  notes: [
    ...notesOf(node),
    ...note('entry', node.entry),
    ...node.invoke.map(({ src }) => `invoke ${sourceText(src)}`),
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
