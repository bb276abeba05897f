import { join } from 'node:path';
import { referenceOf } from '#forms/reference.ts';
import { acknowledgedIn } from '#server/storing/acknowledged.ts';
import { entryOf, FORMAT, RECORD, type StoredApplication } from '#server/storing/application.ts';
import { auditDeletion } from '#server/storing/audit.ts';
import { type Deleted, isDeleted } from '#server/storing/deleted.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist, persistAbove } from '#server/storing/fileSystem.ts';
import { reasonOf } from '#server/storing/reason.ts';
import { chosenBy } from '#server/storing/search.ts';
import { type Spool, spoolsIn, spoolTimes } from '#server/storing/spool.ts';
import { type ApplicationStore, type Entry, type Known, nameOf, type Unreadable } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

const isOccupied = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

const parsed = (text: string): StoredApplication | Deleted => {
  const record: StoredApplication | Deleted = JSON.parse(text);
  if (record.version !== FORMAT) throw new UnknownFormat();
  if (Number.isNaN(Date.parse(record.receivedAt))) throw new Error('It does not say when it was received.');
  return record;
};

/**
 * A store of one directory for each application, which appears under its name whole and synced, or not at all. No
 * application is accepted below `freeBytes` of free space.
 */
export const directoryStore = (
  fs: FileSystem,
  dataDir: string,
  { freeBytes = 0, times = spoolTimes } = {},
): ApplicationStore => {
  const received = join(dataDir, 'received');
  const formDirectory = (form: string) => join(received, form);
  const directoryOf = (entry: Entry) => join(received, entry.form, entry.key);
  const spools = spoolsIn(fs, dataDir, freeBytes, times);
  const acknowledged = acknowledgedIn(fs, dataDir);

  const namesIn = (directory: string) =>
    fs.readdir(directory).catch((error: unknown) => (isAbsent(error) ? [] : Promise.reject(error)));
  const record = async (entry: Entry) => parsed(await fs.readFile(join(directoryOf(entry), RECORD), 'utf8'));
  const recordOf = (form: string, submissionId: string) =>
    record(entryOf({ form, submissionId })).catch((error: unknown) =>
      isAbsent(error) ? undefined : Promise.reject(error),
    );

  const entries = async () => {
    const found: Entry[] = [];
    for (const form of await namesIn(received))
      for (const key of await namesIn(formDirectory(form))) found.push({ form, key });
    return found;
  };

  const open = async (forms: readonly string[]) => {
    await makeDirectory(fs, received);
    for (const form of forms) await makeDirectory(fs, formDirectory(form));
    // A process that was killed may have made these without syncing them.
    for (const directory of [...forms.map(formDirectory), received, dataDir]) await persist(fs, directory);
    await persistAbove(fs, dataDir);
    await acknowledged.complete(await entries());
    await spools.sweep();
    await spools.prove();
  };

  const read = async (form: string, submissionId: string) => {
    const found = await recordOf(form, submissionId);
    return found && !isDeleted(found) ? found : undefined;
  };

  const find = async (form: string, submissionId: string): Promise<Known | undefined> => {
    const found = await recordOf(form, submissionId);
    if (!found) return undefined;
    // Its rename may not have reached the disk when the process that made it was killed.
    await persist(fs, formDirectory(form));
    if (!isDeleted(found)) return found;
    return { submissionId, reference: referenceOf(submissionId), receivedAt: found.receivedAt };
  };

  const writeRecord = async (kept: StoredApplication | Deleted, { directory }: Spool) => {
    const file = await fs.open(join(directory, RECORD), 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(kept, null, 2)}\n`).finally(() => file.close());
    for (const name of await fs.readdir(directory)) await persist(fs, join(directory, name));
    await persist(fs, directory);
  };

  const commit = async (application: StoredApplication, files: Spool) => {
    const entry = entryOf(application);
    await makeDirectory(fs, formDirectory(entry.form));
    await writeRecord(application, files);
    try {
      await fs.rename(files.directory, directoryOf(entry));
    } catch (error) {
      // No directory can be renamed onto one that holds something: an application is stored once without any lock.
      const winner = isOccupied(error) ? await find(entry.form, application.submissionId) : undefined;
      if (winner) return winner;
      throw error;
    }
    // When this fails the application stays where it is, unacknowledged: another call may have found and acknowledged it.
    await persist(fs, formDirectory(entry.form));
    await acknowledged.add(entry);
    return application;
  };

  const removeFiles = async (entry: Entry) => {
    const directory = directoryOf(entry);
    for (const name of await fs.readdir(directory))
      if (name !== RECORD) await fs.rm(join(directory, name), { recursive: true });
    await persist(fs, directory);
  };

  const remove = async (entry: Entry, deleted: Deleted) => {
    await auditDeletion(fs, dataDir, entry, deleted);
    await makeDirectory(fs, formDirectory(entry.form));
    await spools.withSpool(async (spool) => {
      await writeRecord(deleted, spool);
      await fs.rename(spool.directory, directoryOf(entry)).catch(async (error: unknown) => {
        if (!isOccupied(error)) throw error;
        // One record takes the other's place at once: at no time is the id unknown.
        await fs.rename(join(spool.directory, RECORD), join(directoryOf(entry), RECORD));
        await persist(fs, directoryOf(entry));
        await removeFiles(entry);
      });
    });
    await persist(fs, formDirectory(entry.form));
  };

  const describe = (entry: Entry, file = '') => join(directoryOf(entry), file);

  const visit = async (look: (entry: Entry, kept: StoredApplication | Deleted) => Promise<void> | void) => {
    const unreadable: Unreadable[] = [];
    for (const entry of await entries())
      try {
        // Only programs of their own look at all of them: nobody waits meanwhile, and this takes a third of the time.
        await look(entry, parsed(fs.readFileSync(`${received}/${nameOf(entry)}/${RECORD}`, 'utf8')));
      } catch (error) {
        unreadable.push({ place: describe(entry), reason: reasonOf(error) });
      }
    return unreadable;
  };

  const list: ApplicationStore['list'] = async <T>(pick = (application: StoredApplication) => application as T) => {
    const found: { receivedAt: string; picked: T }[] = [];
    const unreadable = await visit((_entry, kept) => {
      if (!isDeleted(kept)) found.push({ receivedAt: kept.receivedAt, picked: pick(kept) });
    });
    found.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    return { applications: found.map(({ picked }) => picked), unreadable };
  };

  return {
    ...spools,
    open,
    find,
    read,
    commit,
    list,
    search: async (choice) => {
      const { applications, unreadable } = await list(summaryOf);
      return { applications: applications.filter(chosenBy(choice)), unreadable };
    },
    entries,
    record,
    fileNames: (entry) => fs.readdir(directoryOf(entry)),
    openFile: async (entry, file) => (await fs.open(join(directoryOf(entry), file), 'r')).createReadStream(),
    vanished: async () => {
      // In this order: what is stored in between is not on the list that was read.
      const names = await acknowledged.names();
      for (const entry of await entries()) names.delete(nameOf(entry));
      return [...names];
    },
    remove,
    finishDeletions: async () => {
      await visit(async (entry, kept) => {
        if (isDeleted(kept) && (await fs.readdir(directoryOf(entry))).length > 1) await removeFiles(entry);
      });
    },
    describe,
  };
};
