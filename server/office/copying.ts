import { progressOf } from '#server/office/progress.ts';
import type { Terminal } from '#server/office/terminal.ts';
import { filesOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { isDeleted } from '#server/storing/deleted.ts';
import { proven } from '#server/storing/proven.ts';
import { reasonOf } from '#server/storing/reason.ts';
import { type ApplicationStore, type Entry, nameOf } from '#server/storing/store.ts';
import { Absent } from '#server/storing/storeErrors.ts';
import { whileItMoves } from '#server/timeLimits.ts';

/** A copy in which nothing moves for so long has met a disk that does not answer. Milliseconds. */
const STALLED = 5 * 60_000;

interface Stores {
  source: ApplicationStore;
  target: ApplicationStore;
}

export interface Copied {
  copied: number;
  deleted: number;
  there: number;
  faults: string[];
}

/** Thrown where something cannot be read from the source; what goes wrong in the target ends the copy. */
class Unreadable extends Error {
  constructor(place: string, reason: unknown) {
    super(`${place}: ${reasonOf(reason)}`);
  }
}

async function* copied(
  source: ApplicationStore,
  entry: Entry,
  { file, sha256 }: Pick<StoredFile, 'file' | 'sha256'>,
  onChunk: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of proven(await source.openFile(entry, file), sha256)) {
      onChunk();
      yield chunk;
    }
  } catch (error) {
    throw new Unreadable(source.describe(entry, file), error);
  }
}

/**
 * Makes `target` hold whatever `source` holds: copies the applications it lacks, each whole or not at all, and deletes those
 * that were deleted in `source`. What is damaged is named and not copied. Either may be in use meanwhile. Rejects when
 * nothing has moved for `stalled` milliseconds.
 */
export const copyAll = (stores: Stores, terminal: Terminal, stalled = STALLED): Promise<Copied> =>
  whileItMoves(
    stalled,
    `Nothing has moved for ${Math.round(stalled / 1000)} s: a disk does not answer. What was copied is whole; run it again.`,
    (moved) => copyMoving(stores, terminal, moved),
  );

const copyMoving = async ({ source, target }: Stores, terminal: Terminal, moved: () => void): Promise<Copied> => {
  const outcome: Copied = { copied: 0, deleted: 0, there: 0, faults: [] };
  const entries = await source.entries();
  await target.open([...new Set(entries.map(({ form }) => form))]);
  await target.finishDeletions();
  const step = progressOf(terminal, entries.length, 'applications compared');

  const copyOne = (application: StoredApplication, entry: Entry) =>
    target.withSpool(async (spool) => {
      for (const [, { file, sha256 }] of filesOf(application.answers))
        await spool.write(file, copied(source, entry, { file, sha256 }, onChunk));
      await target.commit(application, spool);
    });
  const onChunk = () => {
    terminal.interrupted.throwIfAborted();
    moved();
  };

  const follow = async (entry: Entry) => {
    const kept = await source.read(entry).catch((error: unknown) => {
      throw new Unreadable(source.describe(entry), error);
    });
    if (!kept) throw new Unreadable(source.describe(entry), new Absent());
    const held = await target.read(entry);
    if (isDeleted(kept) && !(held && isDeleted(held))) {
      await target.remove(entry, kept);
      outcome.deleted += 1;
    } else if (!isDeleted(kept) && !held) {
      await copyOne(kept, entry);
      outcome.copied += 1;
    } else outcome.there += 1;
    if (!isDeleted(kept)) await copyRemarks(entry);
  };

  const copyRemarks = async (entry: Entry) => {
    const remarks = await source.remarks.of(entry).catch((error: unknown) => {
      throw new Unreadable(`${source.describe(entry)}, the office's remarks`, error);
    });
    const there = remarks.length > 0 ? (await target.remarks.of(entry)).length : 0;
    for (const remark of remarks.slice(there)) await target.remarks.add(entry, remark);
  };

  for (const entry of entries) {
    if (terminal.interrupted.aborted) break;
    await follow(entry).catch((error: unknown) => {
      if (terminal.interrupted.aborted) return;
      if (!(error instanceof Unreadable)) throw error;
      outcome.faults.push(error.message);
    });
    moved();
    step();
  }
  return outcome;
};

/** The names of entries that `holder` holds and of which `store` knows nothing. */
export const onlyIn = async (holder: ApplicationStore, store: ApplicationStore): Promise<string[]> => {
  const known = new Set((await store.entries()).map(nameOf));
  return (await holder.entries()).map(nameOf).filter((name) => !known.has(name));
};
