import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  getInitialMicrosteps,
  getNextTransitions,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { type AdjacencyMap, getAdjacencyMap } from 'xstate/graph';
import { isMet } from '#machines/inspect/guards.ts';
import { invokesOf } from '#machines/inspect/invokes.ts';
import type { MachineEntry, MachineStart } from '#machines/inspect/machineEntries.ts';
import { transitionsTaken } from '#machines/inspect/microsteps.ts';
import type { MachineEvent, Sample } from '#machines/inspect/samples.ts';
import { activeIn, nameOf, statesOf } from '#machines/inspect/transitions.ts';
import { type Guard, parseGuard } from '#machines/inspect/xstateInternals.ts';
import { explorationOf } from '#tests/machines/stateKeys.ts';

/** A condition of a guard, with the names of both outcomes. */
interface Condition {
  guard: Guard;
  holds: string;
  fails: string;
}

/** Each condition by itself: `and` does not evaluate a second one after a first that fails. */
const partsOf = (guard: Guard): Guard[] => ('guards' in guard ? guard.guards.flatMap(partsOf) : [guard]);

const conditionName = (guard: Guard) => {
  if (guard.kind === 'named') return [guard.name, ...Object.values(guard.params ?? {})].join(' ');
  return guard.kind === 'state' ? `in ${JSON.stringify(guard.value)}` : 'a guard without a name';
};

const conditions = new WeakMap<AnyTransitionDefinition, Condition[]>();

const conditionsOf = (transition: AnyTransitionDefinition): Condition[] => {
  const parts = transition.guard === undefined ? [] : partsOf(parseGuard(transition.guard));
  const named = (guard: Guard) => `${nameOf(transition)}: '${conditionName(guard)}'`;
  const found =
    conditions.get(transition) ??
    parts.map((guard) => ({ guard, holds: `${named(guard)} holds`, fails: `${named(guard)} does not hold` }));
  conditions.set(transition, found);
  return found;
};

/** Both outcomes of every condition of these transitions. */
export const possibleOutcomes = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap(conditionsOf).flatMap(({ holds, fails }) => [holds, fails]);

/** The outcomes of the conditions that an event evaluates; '' is the type of transitions without an event. */
export const outcomesOf = (snapshot: AnyMachineSnapshot, event: EventObject): string[] =>
  getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .flatMap(conditionsOf)
    .map(({ guard, holds, fails }) => (isMet(guard, snapshot, event) ? holds : fails));

/** What a snapshot's further transitions depend on: of two snapshots with the same key one is explored. */
export type KeyOf = (snapshot: AnyMachineSnapshot) => string;

/** The last step of a path from the initial snapshot. */
export interface PathStep {
  previous: PathStep | undefined;
  event: MachineEvent;
  /** The key of the snapshot after the event. */
  key: string;
  /** The states that are left and entered, the transitions of the event, and the outcomes of their conditions. */
  covers: string[];
}

/** All steps of a path, from its first to its last. */
export const stepsOf = (last: PathStep): PathStep[] => [...(last.previous ? stepsOf(last.previous) : []), last];

/** The sample events of a state, each once: examples may answer a step alike. */
export const distinctEvents = (samples: readonly Sample[]): MachineEvent[] => [
  ...new Map(samples.map(({ event }) => [JSON.stringify(event), event])).values(),
];

const idsIn = (snapshot: AnyMachineSnapshot) => new Set(activeIn(snapshot).map(({ id }) => id));

/** Which states an event leaves and which it enters. */
const movement = (before: ReadonlySet<string>, { type }: MachineEvent, after: ReadonlySet<string>): string => {
  const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>) => [...ids].filter((id) => !others.has(id));
  return `${type}: ${without(before, after).join()} -> ${without(after, before).join()}`;
};

/** A shortest path to every snapshot, and from there one path along each event: shortest paths alone leave transitions out. */
const allPaths = (
  { machine, input }: MachineStart,
  keyOf: KeyOf,
  events: (snapshot: AnyMachineSnapshot) => MachineEvent[],
): PathStep[] => {
  const options = { events, serializeState: keyOf, input } as never;
  const graph = getAdjacencyMap(machine, options) as AdjacencyMap<AnyMachineSnapshot, MachineEvent>;
  const shortest = new Map<string, PathStep | undefined>([[Object.keys(graph)[0]!, undefined]]);
  // The graph is in the order of the distance from the initial snapshot: a shortest path comes first.
  return Object.entries(graph).flatMap(([from, { state: before, transitions }]) => {
    const previous = shortest.get(from);
    const [active, next] = [idsIn(before), getNextTransitions(before)];
    return Object.values<{ event: MachineEvent; state: AnyMachineSnapshot }>(transitions).map(({ event, state }) => {
      const names = next.filter(({ eventType }) => eventType === event.type).map(nameOf);
      const covers = [movement(active, event, idsIn(state)), ...names, ...outcomesOf(before, event)];
      const step = { previous, event, key: keyOf(state), covers };
      if (!shortest.has(step.key)) shortest.set(step.key, step);
      return step;
    });
  });
};

/** Few paths that cover as much as all do. */
export const coveringPaths = (...args: Parameters<typeof allPaths>): PathStep[][] => {
  const covered = new Set<string>();
  return allPaths(...args)
    .map(stepsOf)
    .toSorted((one, other) => other.length - one.length)
    .filter((steps) => {
      const { size } = covered;
      for (const each of steps.flatMap(({ covers }) => covers)) covered.add(each);
      return covered.size > size;
    });
};

/** What was covered while paths were replayed. */
export interface Covered {
  states: Set<string>;
  transitions: Set<string>;
  /** The outcomes of the conditions of guards. */
  outcomes: Set<string>;
}

// The actors that send events of their own; the others are promises.
const callbacks = new Set(['draft', 'read', 'holdLock', 'watchPage', 'post', 'watchWaking', 'watchNetwork']);

interface Pending {
  resolve(output: unknown): void;
  reject(cause: unknown): void;
}

/** The invoked actor whose end an event reports. */
const endedActor = (machine: AnyStateMachine, type: string): string =>
  [machine.root, ...statesOf(machine)].flatMap(invokesOf).find(({ id }) => type.endsWith(`.actor.${id}`))!.src;

const delayOf = (machine: AnyStateMachine, type: string): number => {
  const delay: unknown = machine.implementations.delays[type.split('.')[2]!];
  return typeof delay === 'number' ? delay : 60_000;
};

/** Runs a real machine through events, each time from its beginning, and returns the snapshot after each. */
export const replayer = ({ machine: original, input }: MachineStart, covered: Covered) => {
  const pending = new Map<string, Pending>();
  const promise = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => pending.set(name, { resolve, reject })));
  const actors = Object.keys(original.implementations.actors).map((name) => [
    name,
    callbacks.has(name) ? fromCallback(() => undefined) : promise(name),
  ]);
  const machine: AnyStateMachine = original.provide({ actors: Object.fromEntries(actors) });

  /** Records the states and conditions of a snapshot, also of one that is left at once. */
  const record = (snapshot: AnyMachineSnapshot) => {
    for (const node of activeIn(snapshot)) covered.states.add(node.id);
    for (const outcome of outcomesOf(snapshot, { type: '' })) covered.outcomes.add(outcome);
  };
  const inspect = (event: InspectionEvent) => {
    for (const transition of transitionsTaken(machine, event)) covered.transitions.add(nameOf(transition));
    if (event.type === '@xstate.microstep') record(event.snapshot as AnyMachineSnapshot);
  };

  return async (events: readonly MachineEvent[]): Promise<AnyMachineSnapshot[]> => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { ...(input && { input }), clock, inspect });
    // An inspector does not see the first state where that is left at once.
    for (const [snapshot] of getInitialMicrosteps(machine, input)) record(snapshot);
    actor.start();
    const snapshots: AnyMachineSnapshot[] = [];
    for (const event of events) {
      const { type } = event;
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      for (const outcome of outcomesOf(before, event)) covered.outcomes.add(outcome);
      if (type.startsWith('xstate.after.')) clock.increment(delayOf(machine, type));
      else if (type.startsWith('xstate.done.actor.'))
        pending.get(endedActor(machine, type))!.resolve((event as { output?: unknown }).output);
      else if (type.startsWith('xstate.error.actor.'))
        pending.get(endedActor(machine, type))!.reject(new Error('The connection broke.'));
      else actor.send(event);
      if (type.includes('.actor.')) await waitFor(actor, (snapshot) => snapshot !== before);
      snapshots.push(actor.getSnapshot() as AnyMachineSnapshot);
    }
    return snapshots;
  };
};

/** Replays a machine on every path, from each of its inputs: what was covered, and where it differed from its model. */
export const explore = async (entry: MachineEntry) => {
  const { keyOf, isRelevant } = explorationOf(entry);
  const covered: Covered = { states: new Set(), transitions: new Set(), outcomes: new Set() };
  const lengths: number[] = [];
  const deviations: string[] = [];
  for (const start of [entry, ...Object.values(entry.variants ?? {})]) {
    const replay = replayer(start, covered);
    const paths = coveringPaths(start, keyOf, (snapshot) =>
      distinctEvents(entry.samples(snapshot)).filter((event) => isRelevant(snapshot, event)),
    );
    if (paths.length === 0) await replay([]);
    for (const path of paths) {
      const keys = (await replay(path.map(({ event }) => event))).map(keyOf);
      const at = keys.findIndex((key, i) => key !== path[i]!.key);
      const events = path.slice(0, at + 1).map(({ event }) => event.type);
      if (at >= 0) deviations.push(`${events.join(' ')}: ${keys[at]} instead of ${path[at]!.key}`);
      lengths.push(path.length);
    }
  }
  return { covered, lengths, deviations };
};
