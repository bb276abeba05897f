import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { FORMAT, type StoredApplication } from '#server/storing/application.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory, persist, persistAbove } from '#server/storing/fileSystem.ts';
import type { ApplicationStore, Unreadable } from '#server/storing/store.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

const RECORD = 'application.json';

const reasonOf = (error: unknown) => (error instanceof UnknownFormat ? error.message : 'It is damaged.');

const occupied = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

/** One directory for each application. It appears under its name, whole and synced, or not at all. */
export const directoryStore = (fs: FileSystem, dataDir: string): ApplicationStore => {
  const received = join(dataDir, 'received');
  const shelfOf = (form: string) => join(received, form);
  const placeOf = (form: string, submissionId: string) =>
    join(shelfOf(form), createHash('sha256').update(submissionId).digest('hex'));
  const read = async (place: string): Promise<StoredApplication> => {
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

  const find = async (form: string, submissionId: string) => {
    const found = await read(placeOf(form, submissionId)).catch((error: unknown) =>
      isAbsent(error) ? undefined : Promise.reject(error),
    );
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

  const list = async () => {
    const applications: StoredApplication[] = [];
    const unreadable: Unreadable[] = [];
    for (const form of await entries(received))
      for (const name of await entries(shelfOf(form))) {
        const place = join(shelfOf(form), name);
        await read(place).then(
          (application) => applications.push(application),
          (error: unknown) => unreadable.push({ place, reason: reasonOf(error) }),
        );
      }
    applications.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
    return { applications, unreadable };
  };

  return {
    open,
    find,
    commit,
    list,
    locate: ({ form, submissionId }, { file }) => join(placeOf(form, submissionId), file),
  };
};
