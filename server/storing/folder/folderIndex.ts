import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeleted } from '#server/storing/deleted.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { recordIn } from '#server/storing/folder/record.ts';
import { type Searchable, searchableOf } from '#server/storing/search.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';
import { type Summary, summaryOf } from '#server/storing/summary.ts';

/** What an index holds of an entry: an application, a deletion, or why it cannot be read. */
export type Indexed = { entry: Entry; stamp: string } & (
  | { kind: 'application'; summary: Summary; searchable: Searchable }
  | { kind: 'deletion' }
  | { kind: 'unreadable'; error: unknown }
);

/** So many entries are looked at before others get their turn. */
const AT_ONCE = 200;

/**
 * What a list shows and is searched by, in memory: of ten thousand records only those are read that have appeared or changed
 * since the last time. `recordOf` is the path of an entry's record.
 */
export const folderIndex = (
  fs: Pick<FileSystem, 'readFileSync' | 'statSync'>,
  recordOf: (entry: Entry) => string,
): ((entries: readonly Entry[]) => Promise<Indexed[]>) => {
  let known = new Map<string, Indexed>();

  // Of ten thousand files each takes a third of the time this way.
  const look = (entry: Entry): Indexed => {
    let stamp = '';
    try {
      const path = recordOf(entry);
      const { mtimeMs, size, ino } = fs.statSync(path);
      stamp = `${mtimeMs} ${size} ${ino}`;
      const before = known.get(nameOf(entry));
      if (before?.stamp === stamp && before.kind !== 'unreadable') return before;
      const kept = recordIn(fs.readFileSync(path, 'utf8'));
      if (isDeleted(kept)) return { entry, stamp, kind: 'deletion' };
      const summary = summaryOf(kept);
      return { entry, stamp, kind: 'application', summary, searchable: searchableOf(summary) };
    } catch (error) {
      return { entry, stamp, kind: 'unreadable', error };
    }
  };

  return async (entries) => {
    const found = new Map<string, Indexed>();
    for (const [i, entry] of entries.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await nextTurn();
      found.set(nameOf(entry), look(entry));
    }
    known = found;
    return [...found.values()];
  };
};
