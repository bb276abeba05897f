import { join } from 'node:path';
import { referenceOf } from '#forms/reference.ts';
import { acknowledgedIn, nameOf } from '#server/storing/acknowledged.ts';
import { FORMAT, keyOf, RECORD, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { type Deleted, isDeleted } from '#server/storing/deleted.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist, persistAbove } from '#server/storing/fileSystem.ts';
import { reasonOf } from '#server/storing/reason.ts';
import type { ApplicationStore, Known, Place, Unreadable } from '#server/storing/store.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

const occupied = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

/** One directory for each application. It appears under its name, whole and synced, or not at all. */
export const directoryStore = (fs: FileSystem, dataDir: string): ApplicationStore => {
  const received = join(dataDir, 'received');
  const acknowledged = acknowledgedIn(fs, dataDir);
  const shelfOf = (form: string) => join(received, form);
  const placeOf = (form: string, key: string): Place => ({ form, key, path: join(shelfOf(form), key) });
  const pathOf = (form: string, submissionId: string) => placeOf(form, keyOf(submissionId)).path;
  const parsed = (text: string): StoredApplication | Deleted => {
    const record: StoredApplication | Deleted = JSON.parse(text);
    if (record.version !== FORMAT) throw new UnknownFormat();
    if (Number.isNaN(Date.parse(record.receivedAt))) throw new Error('It does not say when it was received.');
    return record;
  };
  const recordAt = async (path: string) => parsed(await fs.readFile(join(path, RECORD), 'utf8'));
  const entries = (directory: string) =>
    fs.readdir(directory).catch((error: unknown) => (isAbsent(error) ? [] : Promise.reject(error)));

  const open = async (forms: readonly string[]) => {
    for (const form of forms) await makeDirectory(fs, shelfOf(form));
    // A process that was killed may have made these without syncing them.
    for (const directory of [...forms.map(shelfOf), received, dataDir]) await persist(fs, directory);
    await persistAbove(fs, dataDir);
    await acknowledged.complete(await places());
  };

  const recordOf = (form: string, submissionId: string) =>
    recordAt(pathOf(form, submissionId)).catch((error: unknown) =>
      isAbsent(error) ? undefined : Promise.reject(error),
    );

  const read = async (form: string, submissionId: string) => {
    const record = await recordOf(form, submissionId);
    return record && !isDeleted(record) ? record : undefined;
  };

  const find = async (form: string, submissionId: string): Promise<Known | undefined> => {
    const found = await recordOf(form, submissionId);
    if (!found) return undefined;
    // Its rename may not have reached the disk when the process that made it was killed.
    await persist(fs, shelfOf(form));
    if (!isDeleted(found)) return found;
    return { submissionId, reference: referenceOf(submissionId), receivedAt: found.receivedAt };
  };

  const writeRecord = async (record: StoredApplication | Deleted, spool: string) => {
    const file = await fs.open(join(spool, RECORD), 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`).finally(() => file.close());
    for (const name of await fs.readdir(spool)) await persist(fs, join(spool, name));
    await persist(fs, spool);
  };

  const commit = async (application: StoredApplication, spool: string) => {
    const { form, submissionId } = application;
    await makeDirectory(fs, shelfOf(form));
    await writeRecord(application, spool);
    try {
      await fs.rename(spool, pathOf(form, submissionId));
    } catch (error) {
      // No directory can be renamed onto one that holds something: an application is stored once without any lock.
      const winner = occupied(error) ? await find(form, submissionId) : undefined;
      if (winner) return winner;
      throw error;
    }
    // When this fails the application stays where it is, unacknowledged: another call may have found and acknowledged it.
    await persist(fs, shelfOf(form));
    await acknowledged.add({ form, key: keyOf(submissionId) });
    return application;
  };

  const removeFiles = async (path: string) => {
    for (const name of await fs.readdir(path)) if (name !== RECORD) await fs.rm(join(path, name), { recursive: true });
    await persist(fs, path);
  };

  const remove = async ({ form, path }: Place, deleted: Deleted, spool: string) => {
    await makeDirectory(fs, shelfOf(form));
    await writeRecord(deleted, spool);
    await fs.rename(spool, path).catch(async (error: unknown) => {
      if (!occupied(error)) throw error;
      // One record takes the other's place at once: at no time is the id unknown.
      await fs.rename(join(spool, RECORD), join(path, RECORD));
      await persist(fs, path);
      await removeFiles(path);
    });
    await persist(fs, shelfOf(form));
  };

  const places = async () => {
    const found: Place[] = [];
    for (const form of await entries(received)) {
      const shelf = shelfOf(form);
      for (const key of await entries(shelf)) found.push({ form, key, path: `${shelf}/${key}` });
    }
    return found;
  };

  const visit = async (look: (place: Place, record: StoredApplication | Deleted) => Promise<void> | void) => {
    const unreadable: Unreadable[] = [];
    for (const place of await places())
      try {
        // Nobody waits meanwhile: whoever looks at all of them is a program of its own, and this takes a third of the time.
        await look(place, parsed(fs.readFileSync(`${place.path}/${RECORD}`, 'utf8')));
      } catch (error) {
        unreadable.push({ place: place.path, reason: reasonOf(error) });
      }
    return unreadable;
  };

  const list: ApplicationStore['list'] = async <T>(pick = (application: StoredApplication) => application as T) => {
    const found: { receivedAt: string; picked: T }[] = [];
    const unreadable = await visit((_place, record) => {
      if (!isDeleted(record)) found.push({ receivedAt: record.receivedAt, picked: pick(record) });
    });
    found.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    return { applications: found.map(({ picked }) => picked), unreadable };
  };

  const vanished = async () => {
    // In this order: what is stored in between is not on the list that was read.
    const names = await acknowledged.names();
    for (const place of await places()) names.delete(nameOf(place));
    return [...names];
  };

  const openFile = async (application: StoredApplication, { file }: StoredFile) =>
    (await fs.open(join(pathOf(application.form, application.submissionId), file), 'r')).createReadStream();

  const finishDeletions = async () => {
    await visit(async ({ path }, record) => {
      if (isDeleted(record) && (await fs.readdir(path)).length > 1) await removeFiles(path);
    });
  };

  return {
    open,
    find,
    read,
    commit,
    list,
    places,
    recordAt,
    placeOf,
    remove,
    finishDeletions,
    vanished,
    openFile,
    locate: ({ form, submissionId }, { file }) => join(pathOf(form, submissionId), file),
  };
};
