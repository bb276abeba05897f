import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fullDisk } from '#server/http/problemError.ts';
import { inTime } from '#server/inTime.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory } from '#server/storing/fileSystem.ts';

const ANSWERS = 5_000;
const DAY = 24 * 60 * 60 * 1000;
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

export interface Spools {
  /** Removes what uploads left that ended badly: those of this machine's dead processes and its own, or anyone's after a day. */
  sweep(): Promise<void>;
  /** Rejects with the file system's error when no upload could begin. */
  prove(): Promise<void>;
  /** Whether an upload could begin now. */
  condition(): Promise<{ writable: boolean; hasRoom: boolean }>;
  /**
   * Gives `work` an empty directory and removes it afterwards, whatever happened. Throws a 507 Refusal while the disk is
   * nearly full.
   */
  within<T>(work: (directory: string) => Promise<T>): Promise<T>;
}

/** Where uploads wait until they are whole: on the store's own disk, so that a rename moves them. */
export const spoolsIn = (fs: FileSystem, dataDir: string, freeBytes: number): Spools => {
  const tmp = join(dataDir, 'tmp');
  const inUse = new Set<string>();

  const isAlive = (pid: number) => {
    try {
      return pid !== process.pid && process.kill(pid, 0);
    } catch (error) {
      return errorCode(error) === 'EPERM';
    }
  };

  const isLeftOver = async (name: string) => {
    if (inUse.has(name)) return false;
    const [owner, pid] = name.split('.');
    if (owner === host && pid !== undefined && !isAlive(Number(pid))) return true;
    // After a restart of the machine another program may have the number of the process that left it.
    const made = await fs
      .stat(join(tmp, name))
      .catch((error: unknown) => (isAbsent(error) ? undefined : Promise.reject(error)));
    return made !== undefined && Date.now() - made.mtimeMs > DAY;
  };

  /** Does it once more when somebody has removed the folder meanwhile. */
  const again = <T>(work: () => Promise<T>) =>
    work().catch(async (error: unknown) => {
      if (!isAbsent(error)) throw error;
      await makeDirectory(fs, tmp);
      return work();
    });
  const hasRoom = async () => {
    const { bavail, bsize } = await fs.statfs(tmp);
    return bavail * bsize >= freeBytes;
  };
  const beginning = async <T>(work: (directory: string) => Promise<T>): Promise<T> => {
    const name = `${host}.${process.pid}.${randomUUID()}`;
    const directory = join(tmp, name);
    inUse.add(name);
    try {
      await again(() => fs.mkdir(directory, { mode: 0o700 }));
      return await work(directory);
    } finally {
      // What a failing disk keeps is swept later; it must not turn a stored application into an error.
      await fs.rm(directory, { recursive: true, force: true }).catch(() => {});
      inUse.delete(name);
    }
  };

  return {
    sweep: async () => {
      await makeDirectory(fs, tmp);
      for (const name of await fs.readdir(tmp))
        if (await isLeftOver(name)) await fs.rm(join(tmp, name), { recursive: true, force: true });
    },

    prove: () => beginning(async () => {}),

    condition: async () => ({
      writable: await inTime(ANSWERS, () => beginning(async () => {})).then(
        () => true,
        () => false,
      ),
      hasRoom: await inTime(ANSWERS, hasRoom).catch(() => false),
    }),

    within: async (work) => {
      if (!(await again(hasRoom))) throw fullDisk();
      return beginning(work);
    },
  };
};
