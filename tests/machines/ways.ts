import type { AnyMachineSnapshot } from 'xstate';
import { type AdjacencyMap, getAdjacencyMap } from 'xstate/graph';
import type { Beginning } from '#machines/inspect/machineEntries.ts';
import type { MachineEvent, Sample } from '#machines/inspect/samples.ts';
import { activeIn, listening, nameOf } from '#machines/inspect/transitions.ts';
import { judged } from '#tests/machines/replay.ts';

/** A snapshot's place on the map, and what its guards depend on: two of the same place need not both be explored. */
export type PlaceOf = (snapshot: AnyMachineSnapshot) => string;

export interface Way {
  events: MachineEvent[];
  /** The place each event leads to. */
  places: string[];
  /** What it covers: what is left and entered, what listens, and what each condition is found to be. */
  covers: string[];
}

/** The sample events of a state, each once: examples may answer a step alike. */
export const eventsFrom =
  (samples: (snapshot: AnyMachineSnapshot) => Sample[]) =>
  (snapshot: AnyMachineSnapshot): MachineEvent[] => [
    ...new Map(samples(snapshot).map(({ event }) => [JSON.stringify(event), event])).values(),
  ];

/** Which states an event leaves and which it enters. */
const moved = (before: AnyMachineSnapshot, { type }: MachineEvent, after: AnyMachineSnapshot): string => {
  const beside = (these: AnyMachineSnapshot, those: AnyMachineSnapshot) =>
    activeIn(these)
      .filter((node) => !activeIn(those).includes(node))
      .map(({ id }) => id);
  return `${type}: ${beside(before, after).join()} -> ${beside(after, before).join()}`;
};

/** The shortest way to every place, and from there along every arrow: shortest ways alone leave arrows out. */
export const waysOf = (
  { machine, input }: Beginning,
  placeOf: PlaceOf,
  events: (snapshot: AnyMachineSnapshot) => MachineEvent[],
): Way[] => {
  const options = { events, serializeState: placeOf, input } as never;
  const arrows = getAdjacencyMap(machine, options) as AdjacencyMap<AnyMachineSnapshot, MachineEvent>;
  // The map is drawn from near to far: the first arrow that leads to a place ends a shortest way.
  const [start] = Object.keys(arrows);
  const beginning: Way = { events: [], places: [], covers: [start!] };
  const shortest = new Map([[start!, beginning]]);
  const ways = Object.entries(arrows).flatMap(([place, { state: before, transitions }]) =>
    Object.values<{ event: MachineEvent; state: AnyMachineSnapshot }>(transitions).map(({ event, state }) => {
      const lead = shortest.get(place)!;
      const to = placeOf(state);
      const transitionsOfEvent = listening(before).filter(({ eventType }) => eventType === event.type);
      const covers = [moved(before, event, state), ...transitionsOfEvent.map(nameOf), ...judged(before, event)];
      const way = {
        events: [...lead.events, event],
        places: [...lead.places, to],
        covers: [...lead.covers, ...covers],
      };
      if (!shortest.has(to)) shortest.set(to, way);
      return way;
    }),
  );
  return [beginning, ...ways];
};

/** Few of the ways that together cover what all of them do. */
export const cover = (ways: readonly Way[]): Way[] => {
  const covered = new Set<string>();
  return ways
    .toSorted((a, b) => b.events.length - a.events.length)
    .filter(({ covers }) => {
      const isNew = covers.some((each) => !covered.has(each));
      for (const each of covers) covered.add(each);
      return isNew;
    });
};
