import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { mapOf } from '#tests/machines/maps.ts';
import { replay, type Seen } from '#tests/machines/replay.ts';
import { cover, eventsFrom, waysOf } from '#tests/machines/ways.ts';

/** Replays a machine on every path, from each of its beginnings: what was seen, and where it differed from its model. */
export const explore = async (entry: MachineEntry) => {
  const { samples, others = {} } = entry;
  const { placeOf, worthwhile } = mapOf(entry);
  const events = eventsFrom(samples);
  const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
  const replayed: number[] = [];
  const deviations: string[] = [];
  for (const beginning of [entry, ...Object.values(others)]) {
    const ways = waysOf(beginning, placeOf, (snapshot) =>
      events(snapshot).filter((event) => worthwhile(snapshot, event)),
    );
    for (const { events: path, places } of cover(ways)) {
      const reached = (await replay(beginning, path, seen)).map(placeOf);
      const at = reached.findIndex((place, i) => place !== places[i]);
      const sent = path.slice(0, at + 1).map(({ type }) => type);
      if (at >= 0) deviations.push(`${sent.join(' ')}: ${reached[at]} instead of ${places[at]}`);
      replayed.push(path.length);
    }
  }
  return { seen, replayed, deviations };
};
