import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { FORMAT, type StoredApplication } from '#server/storing/application.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist, persistAbove } from '#server/storing/fileSystem.ts';
import type { ApplicationStore, Unreadable } from '#server/storing/store.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

const RECORD = 'application.json';
/** So many records are read at once. */
const AT_ONCE = 32;

const reasonOf = (error: unknown) => (error instanceof UnknownFormat ? error.message : 'It is damaged.');

const occupied = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

/** One directory for each application. It appears under its name, whole and synced, or not at all. */
export const directoryStore = (fs: FileSystem, dataDir: string): ApplicationStore => {
  const received = join(dataDir, 'received');
  const shelfOf = (form: string) => join(received, form);
  const placeOf = (form: string, submissionId: string) =>
    join(shelfOf(form), createHash('sha256').update(submissionId).digest('hex'));
  const readAt = async (place: string): Promise<StoredApplication> => {
    const record: StoredApplication = JSON.parse(await fs.readFile(join(place, RECORD), 'utf8'));
    if (record.version !== FORMAT) throw new UnknownFormat();
    return record;
  };
  const entries = (directory: string) =>
    fs.readdir(directory).catch((error: unknown) => (isAbsent(error) ? [] : Promise.reject(error)));

  const open = async (forms: readonly string[]) => {
    for (const form of forms) await makeDirectory(fs, shelfOf(form));
    // A process that was killed may have made these without syncing them.
    for (const directory of [...forms.map(shelfOf), received, dataDir]) await persist(fs, directory);
    await persistAbove(fs, dataDir);
  };

  const read = (form: string, submissionId: string) =>
    readAt(placeOf(form, submissionId)).catch((error: unknown) =>
      isAbsent(error) ? undefined : Promise.reject(error),
    );

  const find = async (form: string, submissionId: string) => {
    const found = await read(form, submissionId);
    // Its rename may not have reached the disk when the process that made it was killed.
    if (found) await persist(fs, shelfOf(form));
    return found;
  };

  const persistSpool = async (application: StoredApplication, spool: string) => {
    const record = await fs.open(join(spool, RECORD), 'wx', 0o600);
    await record.writeFile(`${JSON.stringify(application, null, 2)}\n`).finally(() => record.close());
    for (const name of await fs.readdir(spool)) await persist(fs, join(spool, name));
    await persist(fs, spool);
  };

  const commit = async (application: StoredApplication, spool: string) => {
    const { form, submissionId } = application;
    await makeDirectory(fs, shelfOf(form));
    await persistSpool(application, spool);
    const place = placeOf(form, submissionId);
    try {
      await fs.rename(spool, place);
    } catch (error) {
      // No directory can be renamed onto one that holds something: an application is stored once without any lock.
      const winner = occupied(error) ? await find(form, submissionId) : undefined;
      if (winner) return winner;
      throw error;
    }
    // When this fails the application stays where it is, unacknowledged: another call may have found and acknowledged it.
    await persist(fs, shelfOf(form));
    return application;
  };

  const list: ApplicationStore['list'] = async <T>(pick = (application: StoredApplication) => application as T) => {
    const found: { receivedAt: string; picked: T }[] = [];
    const unreadable: Unreadable[] = [];
    const look = async (place: string) => {
      try {
        const application = await readAt(place);
        found.push({ receivedAt: application.receivedAt, picked: pick(application) });
      } catch (error) {
        unreadable.push({ place, reason: reasonOf(error) });
      }
    };
    for (const form of await entries(received)) {
      const names = await entries(shelfOf(form));
      for (let at = 0; at < names.length; at += AT_ONCE)
        await Promise.all(names.slice(at, at + AT_ONCE).map((name) => look(join(shelfOf(form), name))));
    }
    found.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    return { applications: found.map(({ picked }) => picked), unreadable };
  };

  return {
    open,
    find,
    read,
    commit,
    list,
    locate: ({ form, submissionId }, { file }) => join(placeOf(form, submissionId), file),
  };
};
