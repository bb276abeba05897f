import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fullDisk } from '#server/http/problemError.ts';
import { errorCode, isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory } from '#server/storing/fileSystem.ts';

const DAY = 24 * 60 * 60 * 1000;
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

export interface Spools {
  /** Removes what uploads left that died with their process: this machine's own, or anyone's after a day. */
  sweep(): Promise<void>;
  /**
   * Gives `work` an empty directory and removes it afterwards, whatever happened. Throws a 507 Refusal while the disk is
   * nearly full.
   */
  within<T>(work: (directory: string) => Promise<T>): Promise<T>;
}

/** Where uploads wait until they are whole: on the store's own disk, so that a rename moves them. */
export const spoolsIn = (fs: FileSystem, dataDir: string, freeBytes: number): Spools => {
  const tmp = join(dataDir, 'tmp');

  const isAlive = (pid: number) => {
    try {
      return pid !== process.pid && process.kill(pid, 0);
    } catch (error) {
      return errorCode(error) === 'EPERM';
    }
  };

  const isLeftOver = async (name: string) => {
    const [owner, pid] = name.split('.');
    if (owner === host && pid !== undefined && !isAlive(Number(pid))) return true;
    // After a restart of the machine another program may have the number of the process that left it.
    const made = await fs
      .stat(join(tmp, name))
      .catch((error: unknown) => (isAbsent(error) ? undefined : Promise.reject(error)));
    return made !== undefined && Date.now() - made.mtimeMs > DAY;
  };

  return {
    sweep: async () => {
      await makeDirectory(fs, tmp);
      for (const name of await fs.readdir(tmp))
        if (await isLeftOver(name)) await fs.rm(join(tmp, name), { recursive: true, force: true });
    },

    within: async (work) => {
      const { bavail, bsize } = await fs.statfs(tmp);
      if (bavail * bsize < freeBytes) throw fullDisk();
      const directory = join(tmp, `${host}.${process.pid}.${randomUUID()}`);
      await fs.mkdir(directory, { mode: 0o700 });
      try {
        return await work(directory);
      } finally {
        // What a failing disk keeps is swept at the next start; it must not turn a stored application into an error.
        await fs.rm(directory, { recursive: true, force: true }).catch(() => {});
      }
    },
  };
};
