import { join } from 'node:path';
import { referenceOf } from '#forms/reference.ts';
import { entryName, entryOf, RECORD, type StoredApplication } from '#server/storing/application.ts';
import { ifMissing, isOccupied } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory, persist, persistAbove, writeSynced } from '#server/storing/fileSystem.ts';
import { acknowledgedList } from '#server/storing/folder/acknowledged.ts';
import { askedCounts } from '#server/storing/folder/askedCounts.ts';
import { auditDeletion, auditedDeletions } from '#server/storing/folder/audit.ts';
import { createFolderIndex } from '#server/storing/folder/folderIndex.ts';
import { folderLists } from '#server/storing/folder/folderLists.ts';
import { handoverFolder } from '#server/storing/folder/handoverFolder.ts';
import { mailFolder } from '#server/storing/folder/mailFolder.ts';
import { officeLogFiles } from '#server/storing/folder/officeLogFiles.ts';
import { remarksFolder } from '#server/storing/folder/remarksFolder.ts';
import { asApplication, isDeletion, parseRecord, type StoredRecord } from '#server/storing/record.ts';
import { type Spool, spoolsIn } from '#server/storing/spool.ts';
import {
  type ApplicationStore,
  type Entry,
  nameOf,
  type StoredReceipt,
  type StoreOptions,
} from '#server/storing/store.ts';

/**
 * A store of one directory for each application, which is renamed to its place when it is complete and synced. One service
 * uses it. No application is accepted below `freeBytes` of free space.
 */
export const directoryStore = (
  fs: FileSystem,
  dataDir: string,
  { freeBytes = 0, handoverBytes, warn = () => {} }: Omit<StoreOptions, 'fs'> = {},
): ApplicationStore => {
  const received = join(dataDir, 'received');
  const formDirectory = (form: string) => join(received, form);
  const directoryOf = ({ form, key }: Entry) => join(received, form, key);
  const recordPath = (entry: Entry) => join(directoryOf(entry), RECORD);
  const locationOf = (entry: Entry, file = '') => join(directoryOf(entry), file);
  const spools = spoolsIn(fs, dataDir, freeBytes);
  const acknowledged = acknowledgedList(fs, dataDir);
  const asked = askedCounts();
  const readIndex = createFolderIndex(fs, recordPath);

  const namesIn = (directory: string) => fs.readdir(directory).catch(ifMissing<string[]>([]));

  const entries = async () => {
    const all: Entry[] = [];
    for (const form of await namesIn(received))
      for (const key of await namesIn(formDirectory(form))) all.push({ form, key });
    return all;
  };

  const read = async (entry: Entry) => {
    const text = await fs.readFile(recordPath(entry), 'utf8').catch(ifMissing(undefined));
    return text === undefined ? undefined : parseRecord(text);
  };
  const isStored = async (entry: Entry) => asApplication(await read(entry)) !== undefined;

  const mail = mailFolder(fs, join(dataDir, 'mail'), async (about) => asApplication(await read(entryOf(about))));
  const {
    remarks,
    lastRemarks,
    names: remarkedNames,
    remove: removeRemarks,
    removeWhere: removeRemarksWhere,
  } = remarksFolder(fs, join(dataDir, 'remarks'), spools, isStored);

  const removeFiles = async (entry: Entry) => {
    const directory = directoryOf(entry);
    for (const name of await fs.readdir(directory))
      if (name !== RECORD) await fs.rm(join(directory, name), { recursive: true, force: true });
    await persist(fs, directory);
  };

  /** Several processes may do it at once. */
  const finishDeletions = async () => {
    const unfinished = new Set<string>();
    const remarked = await remarkedNames();
    for (const entry of await auditedDeletions(fs, dataDir)) {
      const hasFiles = (await namesIn(directoryOf(entry))).length > 1;
      if (!hasFiles && !remarked.has(nameOf(entry))) continue;
      // One that did not replace the record has not begun.
      const record = await read(entry).catch(() => undefined);
      if (!record || !isDeletion(record)) continue;
      if (hasFiles) await removeFiles(entry);
      unfinished.add(nameOf(entry));
    }
    await removeRemarksWhere((name) => unfinished.has(name));
  };

  const open = async (forms: readonly string[]) => {
    for (const directory of [received, ...forms.map(formDirectory)]) await makeDirectory(fs, directory);
    // A process that was killed may have made them without syncing them.
    for (const directory of [...forms.map(formDirectory), received, dataDir]) await persist(fs, directory);
    await persistAbove(fs, dataDir);
    await acknowledged.addMissing(await entries());
    await spools.sweep();
    await spools.checkWritable();
    await finishDeletions().catch((error: unknown) => warn('deletion not finished', error));
  };

  const find = async (form: string, submissionId: string): Promise<StoredReceipt | undefined> => {
    const record = await read(entryOf({ form, submissionId }));
    if (!record) return undefined;
    // The process that renamed it may have been killed before it synced the name.
    await persist(fs, formDirectory(form));
    if (!isDeletion(record)) return record;
    return { submissionId, reference: referenceOf(submissionId), receivedAt: record.receivedAt };
  };

  /** Adds a record to a spool and syncs all that is in it. */
  const completeSpool = async (record: StoredRecord, { directory }: Spool) => {
    for (const name of await fs.readdir(directory)) await persist(fs, join(directory, name));
    await writeSynced(fs, join(directory, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    await persist(fs, directory);
  };

  const storeOnce = async (application: StoredApplication, files: Spool): Promise<StoredReceipt> => {
    const entry = entryOf(application);
    await makeDirectory(fs, formDirectory(entry.form));
    await completeSpool(application, files);
    try {
      await fs.rename(files.directory, directoryOf(entry));
    } catch (error) {
      // No directory can be renamed onto one that is not empty: so an application is stored once.
      const existing = isOccupied(error) ? await find(entry.form, application.submissionId) : undefined;
      if (existing) return existing;
      throw error;
    }
    // If this fails, the application stays: a status request may have found and acknowledged it.
    await persist(fs, formDirectory(entry.form));
    await acknowledged.add(entry);
    return application;
  };

  const commit: ApplicationStore['commit'] = async (
    application,
    files,
    { asked: askedBefore, receiptsPerDay } = {},
  ) => {
    const name = entryName(application);
    const receipt = await asked.commit(name, askedBefore, () => storeOnce(application, files));
    if (receipt === application && receiptsPerDay !== undefined)
      await mail.add(application, receiptsPerDay).catch((error: unknown) => warn('mail lost', error));
    return receipt;
  };

  const remove: ApplicationStore['remove'] = async (entry, deletion) => {
    await auditDeletion(fs, dataDir, entry, deletion);
    await makeDirectory(fs, formDirectory(entry.form));
    await spools.withSpool(async (spool) => {
      await completeSpool(deletion, spool);
      await fs.rename(spool.directory, directoryOf(entry)).catch(async (error: unknown) => {
        if (!isOccupied(error)) throw error;
        // One rename replaces the record: the id is known at all times.
        await fs.rename(join(spool.directory, RECORD), recordPath(entry));
        await persist(fs, directoryOf(entry));
        await removeFiles(entry);
      });
    });
    await persist(fs, formDirectory(entry.form));
    await removeRemarks(entry);
  };

  const lists = folderLists(async () => readIndex(await entries()), lastRemarks, locationOf);

  return {
    ...spools,
    open,
    check: async () => {
      // With a wrong DATA_DIR the commands would list, and back up each night, no applications.
      if (!(await fs.stat(received).catch(ifMissing(undefined))))
        throw new Error(`No intake has run in ${dataDir}. Is DATA_DIR right?`);
    },
    close: async () => {},
    now: async () => new Date(),
    find,
    findOrCount: (form, submissionId) =>
      asked.findOrCount(entryName({ form, submissionId }), () => find(form, submissionId)),
    commit,
    read,
    openFile: async (entry, file) => (await fs.open(join(directoryOf(entry), file), 'r')).createReadStream(),
    fileNames: async (entry) => (await namesIn(directoryOf(entry))).filter((name) => name !== RECORD),
    lists,
    list: async (filter, page, order) => (await lists()).list(filter, page, order),
    counts: async (filter) => (await lists()).counts(filter),
    entries,
    vanished: async () => {
      // The list is read first: an application that is stored in between is then not missed.
      const names = await acknowledged.names();
      for (const entry of await entries()) names.delete(nameOf(entry));
      return [...names];
    },
    remove,
    finishDeletions,
    locationOf,
    mail: mail.queue,
    remarks,
    log: officeLogFiles(fs, join(dataDir, 'office')),
    handovers: handoverFolder(fs, dataDir, { freeBytes, handoverBytes }),
  };
};
