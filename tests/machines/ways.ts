import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type AdjacencyMap, getAdjacencyMap, getShortestPaths, type StatePath } from 'xstate/graph';
import type { Lived, Sample } from '#machines/inspect/samples.ts';
import { listening, nameOf } from '#machines/inspect/transitions.ts';
import { judged } from '#tests/machines/replay.ts';

/** Where a snapshot stands on the map, and what its guards depend on: two of the same place need not both be explored. */
export type PlaceOf = (snapshot: AnyMachineSnapshot) => string;

export interface Way {
  events: Lived[];
  /** The place each event leads to. */
  places: string[];
  /** What can be learnt on it: what is left and entered, what listens, and what each condition is found to be. */
  lessons: string[];
}

/** The sample events of a state, each once: examples may answer a step alike. */
export const eventsFrom =
  (samples: (snapshot: AnyMachineSnapshot) => Sample[]) =>
  (snapshot: AnyMachineSnapshot): Lived[] => [
    ...new Map(samples(snapshot).map(({ event }) => [JSON.stringify(event), event])).values(),
  ];

/** Which states an event leaves and which it enters. */
const moved = (before: AnyMachineSnapshot, { type }: Lived, after: AnyMachineSnapshot): string => {
  const beside = (these: AnyMachineSnapshot, those: AnyMachineSnapshot) =>
    these._nodes.filter((node) => !those._nodes.includes(node)).map(({ id }) => id);
  return `${type}: ${beside(before, after).join()} -> ${beside(after, before).join()}`;
};

/** The shortest way to every place, and from there along every arrow: shortest ways alone leave arrows out. */
export const waysOf = (
  machine: AnyStateMachine,
  placeOf: PlaceOf,
  events: (snapshot: AnyMachineSnapshot) => Lived[],
): Way[] => {
  const options = { events, serializeState: placeOf } as never;
  const paths = getShortestPaths(machine, options) as StatePath<AnyMachineSnapshot, Lived>[];
  const shortest = new Map(paths.map(({ state, steps }) => [placeOf(state), steps]));
  const arrows = getAdjacencyMap(machine, options) as AdjacencyMap<AnyMachineSnapshot, Lived>;
  return Object.entries(arrows).flatMap(([place, { transitions }]) => {
    const [, ...steps] = shortest.get(place)!;
    const before = shortest.get(place)!.map(({ state }) => state);
    return Object.values<{ event: Lived; state: AnyMachineSnapshot }>(transitions).map(({ event, state }) => {
      const lived = [...steps.map((step) => step.event), event];
      const places = [...before.slice(1), state].map(placeOf);
      const lessons = lived.flatMap((each, i) => [
        moved(before[i]!, each, before[i + 1] ?? state),
        ...listening(before[i]!)
          .filter(({ eventType }) => eventType === each.type)
          .map(nameOf),
        ...judged(machine, before[i]!, each),
      ]);
      return { events: lived, places, lessons };
    });
  });
};

/** Few of the ways that together teach what all of them do. */
export const cover = (ways: readonly Way[]): Way[] => {
  const learnt = new Set<string>();
  return ways
    .toSorted((a, b) => b.events.length - a.events.length)
    .filter(({ lessons }) => {
      const isNew = lessons.some((lesson) => !learnt.has(lesson));
      for (const lesson of lessons) learnt.add(lesson);
      return isNew;
    });
};
