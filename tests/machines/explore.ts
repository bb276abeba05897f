import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { coveringPaths, distinctEvents } from '#tests/machines/pathsThrough.ts';
import { type Covered, replayer } from '#tests/machines/replay.ts';
import { explorationOf } from '#tests/machines/stateKeys.ts';

/** Replays a machine on every path, from each of its inputs: what was covered, and where it differed from its model. */
export const explore = async (entry: MachineEntry) => {
  const { keyOf, isRelevant } = explorationOf(entry);
  const covered: Covered = { states: new Set(), transitions: new Set(), outcomes: new Set() };
  const lengths: number[] = [];
  const deviations: string[] = [];
  for (const start of [entry, ...Object.values(entry.variants ?? {})]) {
    const replay = replayer(start, covered);
    const paths = coveringPaths(start, keyOf, (snapshot) =>
      distinctEvents(entry.samples(snapshot).filter(({ event }) => isRelevant(snapshot, event))),
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
