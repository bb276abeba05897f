import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { mapOf } from '#tests/machines/maps.ts';
import { replay, type Seen } from '#tests/machines/replay.ts';
import { cover, eventsFrom, waysOf } from '#tests/machines/ways.ts';

/** Replays a machine on every path, from each of its beginnings: what was seen, and where it stood beside its model. */
export const explore = async (entry: MachineEntry) => {
  const { samples, others = {} } = entry;
  const { placeOf, worthwhile } = mapOf(entry);
  const events = eventsFrom(samples);
  const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
  const replayed: number[] = [];
  const strayed: string[] = [];
  for (const beginning of [entry, ...Object.values(others)]) {
    const ways = waysOf(beginning, placeOf, (snapshot) =>
      events(snapshot).filter((event) => worthwhile(snapshot, event)),
    );
    for (const { events: lived, places } of cover(ways)) {
      const stood = (await replay(beginning, lived, seen)).map(placeOf);
      const at = stood.findIndex((place, i) => place !== places[i]);
      const lead = lived.slice(0, at + 1).map(({ type }) => type);
      if (at >= 0) strayed.push(`${lead.join(' ')}: ${stood[at]} instead of ${places[at]}`);
      replayed.push(lived.length);
    }
  }
  return { seen, replayed, strayed };
};
