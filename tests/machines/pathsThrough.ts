import { type AnyMachineSnapshot, type AnyTransitionDefinition, getNextTransitions } from 'xstate';
import { type AdjacencyMap, getAdjacencyMap } from 'xstate/graph';
import { isMet } from '#machines/inspect/guards.ts';
import type { MachineStart } from '#machines/inspect/machineEntries.ts';
import type { MachineEvent, Sample } from '#machines/inspect/samples.ts';
import { activeIn, nameOf } from '#machines/inspect/transitions.ts';
import { parseGuard } from '#machines/inspect/xstateInternals.ts';
import { outcomesOf } from '#tests/machines/guardOutcomes.ts';

/** What a snapshot's further transitions depend on: of two snapshots with the same key one is explored. */
export type KeyOf = (snapshot: AnyMachineSnapshot) => string;

/** The last step of a path from the initial snapshot. */
interface PathStep {
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

/** Of each state, the first transition whose guard is met. */
const taken = (next: readonly AnyTransitionDefinition[], before: AnyMachineSnapshot, event: MachineEvent) =>
  next
    .filter(({ eventType, guard }) => eventType === event.type && (!guard || isMet(parseGuard(guard), before, event)))
    .filter(({ source }, at, met) => met.findIndex((other) => other.source === source) === at);

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
      const names = taken(next, before, event).map(nameOf);
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
