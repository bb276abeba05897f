import { progressOf } from '#server/office/progress.ts';
import type { TaskOptions } from '#server/office/terminal.ts';
import { filesOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { isSystemError, Missing, reasonOf, Unavailable } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';
import { isDeletion } from '#server/storing/record.ts';
import type { Remark } from '#server/storing/remarks.ts';
import { type ApplicationStore, type Entry, nameOf } from '#server/storing/store.ts';

interface CopyResult {
  copied: number;
  deleted: number;
  unchanged: number;
  faults: string[];
}

/** The entry is reported and skipped. Any other error ends the copy. */
class EntryFault extends Error {
  constructor(location: string, reason: unknown) {
    super(`${location}: ${reasonOf(reason)}`);
  }
}

/** For `catch`: what the source does not give is a fault of the entry, and so is what is damaged in the target. */
const faultIn =
  (location: string, store: 'source' | 'target') =>
  (error: unknown): never => {
    throw store === 'target' && (isSystemError(error) || error instanceof Unavailable)
      ? error
      : new EntryFault(location, error);
  };

const remarksOf = (location: string) => `${location}, the office's remarks`;
const refuseDamaged = (location: string, remark: Remark | undefined): void => {
  if (remark) throw new EntryFault(`${location}, the office's remark ${remark.revision}`, new Error('It is damaged.'));
};

async function* sourceBytes(
  source: ApplicationStore,
  entry: Entry,
  { file, sha256 }: StoredFile,
  interrupted: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of hashVerified(await source.openFile(entry, file), sha256)) {
      interrupted?.throwIfAborted();
      yield chunk;
    }
  } catch (error) {
    throw new EntryFault(source.locationOf(entry, file), error);
  }
}

/**
 * Makes `target` hold whatever `source` holds: copies the applications it lacks, each whole or not at all, and deletes those
 * that were deleted in `source`. What is damaged is reported and not copied. Either may be in use meanwhile.
 */
export const copyAll = async (
  source: ApplicationStore,
  target: ApplicationStore,
  task: TaskOptions,
): Promise<CopyResult> => {
  const { interrupted } = task;
  const result: CopyResult = { copied: 0, deleted: 0, unchanged: 0, faults: [] };
  const entries = await source.entries();
  await target.open([...new Set(entries.map(({ form }) => form))]);
  const step = progressOf(task, entries.length, 'applications compared');

  const copyApplication = (application: StoredApplication, entry: Entry) =>
    target.withSpool(async (spool) => {
      for (const [, file] of filesOf(application.answers))
        await spool.write(file.file, sourceBytes(source, entry, file, interrupted));
      await target.commit(application, spool);
    });

  const copyRemarks = async (entry: Entry) => {
    const remarks = await source.remarks.all(entry).catch(faultIn(remarksOf(source.locationOf(entry)), 'source'));
    if (remarks.length === 0) return;
    const existing = await target.remarks.all(entry).catch(faultIn(remarksOf(target.locationOf(entry)), 'target'));
    const damaged = remarks.find(({ isDamaged }) => isDamaged);
    const whole = damaged ? remarks.slice(0, damaged.revision - 1) : remarks;
    for (const remark of whole.slice(existing.length)) await target.remarks.add(entry, remark);
    refuseDamaged(source.locationOf(entry), damaged);
    refuseDamaged(
      target.locationOf(entry),
      existing.find(({ isDamaged }) => isDamaged),
    );
  };

  const copyEntry = async (entry: Entry) => {
    const record = await source.read(entry).catch(faultIn(source.locationOf(entry), 'source'));
    if (!record) throw new EntryFault(source.locationOf(entry), new Missing());
    const existing = await target.read(entry).catch(faultIn(target.locationOf(entry), 'target'));
    if (isDeletion(record)) {
      const isUpToDate = existing !== undefined && isDeletion(existing);
      if (!isUpToDate) await target.remove(entry, record);
      result[isUpToDate ? 'unchanged' : 'deleted'] += 1;
      return;
    }
    if (!existing) await copyApplication(record, entry);
    result[existing ? 'unchanged' : 'copied'] += 1;
    await copyRemarks(entry);
  };

  for (const entry of entries) {
    if (interrupted?.aborted) break;
    await copyEntry(entry).catch((error: unknown) => {
      if (interrupted?.aborted) return;
      if (!(error instanceof EntryFault)) throw error;
      result.faults.push(error.message);
    });
    step();
  }
  return result;
};

/** The names of entries that are in one store and not in another. */
export const missingFrom = async (store: ApplicationStore, other: ApplicationStore): Promise<string[]> => {
  const names = new Set((await store.entries()).map(nameOf));
  return (await other.entries()).map(nameOf).filter((name) => !names.has(name));
};
