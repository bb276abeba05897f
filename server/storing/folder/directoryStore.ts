import { join } from 'node:path';
import { referenceOf } from '#forms/reference.ts';
import { entryOf, RECORD, type StoredApplication } from '#server/storing/application.ts';
import { type Deleted, isDeleted, unlessDeleted } from '#server/storing/deleted.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist, persistAbove } from '#server/storing/fileSystem.ts';
import { acknowledgedIn } from '#server/storing/folder/acknowledged.ts';
import { auditDeletion } from '#server/storing/folder/audit.ts';
import { folderIndex } from '#server/storing/folder/folderIndex.ts';
import { mailFolder } from '#server/storing/folder/mailFolder.ts';
import { notFoundAnswers } from '#server/storing/folder/notFoundAnswers.ts';
import { officeLogFiles } from '#server/storing/folder/officeLogFiles.ts';
import { recordIn } from '#server/storing/folder/record.ts';
import { remarksFolder } from '#server/storing/folder/remarksFolder.ts';
import { reasonOf } from '#server/storing/reason.ts';
import { chosenBy } from '#server/storing/search.ts';
import { type Spool, spoolsIn } from '#server/storing/spool.ts';
import {
  type ApplicationStore,
  type Entry,
  type Known,
  type Marked,
  nameOf,
  type Unreadable,
} from '#server/storing/store.ts';

const isOccupied = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

/**
 * A store of one directory for each application, which appears under its name whole and synced, or not at all. One service
 * uses it. No application is accepted below `freeBytes` of free space.
 */
export const directoryStore = (
  fs: FileSystem,
  dataDir: string,
  { freeBytes = 0, warn = (_what: string, _error: unknown): void => {} } = {},
): ApplicationStore => {
  const received = join(dataDir, 'received');
  const formDirectory = (form: string) => join(received, form);
  const directoryOf = ({ form, key }: Entry) => join(received, form, key);
  const spools = spoolsIn(fs, dataDir, freeBytes);
  const acknowledged = acknowledgedIn(fs, dataDir);
  const notFound = notFoundAnswers();
  const indexed = folderIndex(fs, (entry) => `${received}/${nameOf(entry)}/${RECORD}`);

  const orNothing = (error: unknown): undefined => {
    if (!isAbsent(error)) throw error;
  };
  const namesIn = async (directory: string) => (await fs.readdir(directory).catch(orNothing)) ?? [];

  const entries = async () => {
    const found: Entry[] = [];
    for (const form of await namesIn(received))
      for (const key of await namesIn(formDirectory(form))) found.push({ form, key });
    return found;
  };

  const read = async (entry: Entry) => {
    const text = await fs.readFile(join(directoryOf(entry), RECORD), 'utf8').catch(orNothing);
    return text === undefined ? undefined : recordIn(text);
  };

  const open = async (forms: readonly string[]) => {
    await makeDirectory(fs, received);
    for (const form of forms) await makeDirectory(fs, formDirectory(form));
    // A process that was killed may have made these without syncing them.
    for (const directory of [...forms.map(formDirectory), received, dataDir]) await persist(fs, directory);
    await persistAbove(fs, dataDir);
    await acknowledged.complete(await entries());
    await spools.sweep();
    await spools.checkWritable();
  };

  const find = async (form: string, submissionId: string): Promise<Known | undefined> => {
    const found = await read(entryOf({ form, submissionId }));
    if (!found) return undefined;
    // Its rename may not have reached the disk when the process that made it was killed.
    await persist(fs, formDirectory(form));
    if (!isDeleted(found)) return found;
    return { submissionId, reference: referenceOf(submissionId), receivedAt: found.receivedAt };
  };

  const mail = mailFolder(fs, join(dataDir, 'mail'), async (about) => unlessDeleted(await read(entryOf(about))));

  const writeRecord = async (kept: StoredApplication | Deleted, { directory }: Spool) => {
    const file = await fs.open(join(directory, RECORD), 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(kept, null, 2)}\n`).finally(() => file.close());
    for (const name of await fs.readdir(directory)) await persist(fs, join(directory, name));
    await persist(fs, directory);
  };

  const keep = async (application: StoredApplication, files: Spool): Promise<Known> => {
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

  const commit: ApplicationStore['commit'] = async (application, files, { uploadNumber, receiptsPerDay } = {}) => {
    const name = nameOf(entryOf(application));
    const kept = await notFound.commit(name, uploadNumber, () => keep(application, files));
    if (kept === application && receiptsPerDay !== undefined)
      await mail.add(application, receiptsPerDay).catch((error: unknown) => warn('mail lost', error));
    return kept;
  };

  const isKept = async (entry: Entry) => unlessDeleted(await read(entry)) !== undefined;
  const { remarks, latest, remove: removeRemarks } = remarksFolder(fs, join(dataDir, 'remarks'), spools, isKept);

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
    await removeRemarks((name) => name === nameOf(entry));
  };

  const describe = (entry: Entry, file = '') => join(directoryOf(entry), file);

  const list: ApplicationStore['list'] = async (choice = {}, page) => {
    const isChosen = chosenBy(choice);
    const applications: Marked[] = [];
    const unreadable: Unreadable[] = [];
    const marks = await latest();
    for (const found of await indexed(await entries())) {
      const mark = marks.get(nameOf(found.entry));
      if (found.kind === 'unreadable') unreadable.push({ place: describe(found.entry), reason: reasonOf(found.error) });
      else if (found.kind === 'application' && isChosen(found.summary, found.searchable, mark))
        applications.push(mark === undefined ? found.summary : { ...found.summary, mark });
    }
    const total = applications.length;
    applications.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    if (!page) return { applications, total, unreadable };
    const start = (page.number - 1) * page.size;
    return { applications: applications.toReversed().slice(start, start + page.size), total, unreadable };
  };

  return {
    ...spools,
    open,
    check: async () => {
      // A wrong DATA_DIR would be listed, and backed up each night, as a school to which nobody applies.
      if (!(await fs.stat(received).catch(orNothing)))
        throw new Error(`No intake has run in ${dataDir}. Is DATA_DIR right?`);
    },
    close: async () => {},
    now: async () => new Date(),
    nextUploadNumber: async () => notFound.nextUploadNumber(),
    find,
    findOrRecordNotFound: (form, submissionId) =>
      notFound.findOrRecord(nameOf(entryOf({ form, submissionId })), () => find(form, submissionId)),
    commit,
    read,
    openFile: async (entry, file) => (await fs.open(join(directoryOf(entry), file), 'r')).createReadStream(),
    fileNames: async (entry) => (await namesIn(directoryOf(entry))).filter((name) => name !== RECORD),
    list,
    entries,
    vanished: async () => {
      // In this order: what is stored in between is not on the list that was read.
      const names = await acknowledged.names();
      for (const entry of await entries()) names.delete(nameOf(entry));
      return [...names];
    },
    remove,
    finishDeletions: async () => {
      const deleted = new Set<string>();
      for (const { kind, entry } of await indexed(await entries())) {
        if (kind !== 'deletion') continue;
        deleted.add(nameOf(entry));
        if ((await fs.readdir(directoryOf(entry))).length > 1) await removeFiles(entry);
      }
      await removeRemarks((name) => deleted.has(name));
    },
    describe,
    mail: mail.queue,
    remarks,
    log: officeLogFiles(fs, join(dataDir, 'office')),
  };
};
