import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fullDisk } from '#server/http/problemError.ts';
import { isAbsent } from '#server/storing/errorCode.ts';
import { type FileSystem, makeDirectory } from '#server/storing/fileSystem.ts';
import { withinTime } from '#server/timeLimits.ts';

const ANSWERS = 5_000;
const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds. A spool in use is touched every `heartbeat`; one that stays untouched for `abandonedAfter` belongs to nobody. */
export const spoolTimes = { heartbeat: 10_000, abandonedAfter: 60_000 };

/** Files that have arrived and wait until their application is committed: in a directory of their own on this machine. */
export interface Spool {
  directory: string;
  /** Writes a file as it arrives. Rejects when there is one of this name. */
  write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes of a file that was written, in pieces of at most so many. */
  read(file: string, pieceBytes: number): Promise<Readable>;
}

export interface Spools {
  /** Removes what calls left that ended badly, whichever process they were of. */
  sweep(): Promise<void>;
  /** Rejects with the file system's error when no upload could begin. */
  prove(): Promise<void>;
  /** Whether an upload could begin now. */
  condition(): Promise<{ writable: boolean; hasRoom: boolean }>;
  /** Gives `work` an empty spool and removes it afterwards, whatever happened. Rejects with a 507 while the disk is nearly full. */
  withSpool<T>(work: (spool: Spool) => Promise<T>): Promise<T>;
}

const spoolAt = (fs: FileSystem, directory: string): Spool => ({
  directory,
  write: async (file, bytes) => {
    const handle = await fs.open(join(directory, file), 'wx', 0o600);
    try {
      for await (const chunk of bytes) await handle.writeFile(chunk);
    } finally {
      await handle.close();
    }
  },
  read: async (file, pieceBytes) =>
    (await fs.open(join(directory, file), 'r')).createReadStream({ highWaterMark: pieceBytes }),
});

/** The spools below a folder: on the disk of the applications, so that a rename moves them. */
export const spoolsIn = (
  fs: FileSystem,
  dataDir: string,
  freeBytes: number,
  { heartbeat, abandonedAfter } = spoolTimes,
): Spools => {
  const tmp = join(dataDir, 'tmp');
  const inUse = new Set<string>();
  /** The spools of others, with what was last seen of them: no clock but this process's own is trusted. */
  let seen = new Map<string, { touched: number; since: number }>();

  const touchedAt = async (name: string) => {
    const made = await fs
      .stat(join(tmp, name))
      .catch((error: unknown) => (isAbsent(error) ? undefined : Promise.reject(error)));
    return made?.mtimeMs;
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
  /** Must not turn a stored application into an error. Where files or room are short it is tried again meanwhile. */
  const remove = (directory: string) =>
    fs.rm(directory, { recursive: true, force: true }).catch(() => {
      void fs.rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});
    });
  const begin = async <T>(work: (spool: Spool) => Promise<T>): Promise<T> => {
    const name = randomUUID();
    const directory = join(tmp, name);
    const touch = () => void fs.utimes(directory, new Date(), new Date()).catch(() => {});
    const beating = setInterval(touch, heartbeat).unref();
    inUse.add(name);
    try {
      await again(() => fs.mkdir(directory, { mode: 0o700 }));
      return await work(spoolAt(fs, directory));
    } finally {
      clearInterval(beating);
      await remove(directory);
      inUse.delete(name);
    }
  };

  return {
    sweep: async () => {
      await makeDirectory(fs, tmp);
      const found: typeof seen = new Map();
      const now = performance.now();
      for (const name of await fs.readdir(tmp)) {
        const touched = inUse.has(name) ? undefined : await touchedAt(name);
        if (touched === undefined) continue;
        const before = seen.get(name);
        const isUntouched = before?.touched === touched;
        const isAbandoned = isUntouched && now - before.since >= abandonedAfter;
        if (isAbandoned || Date.now() - touched > DAY) await fs.rm(join(tmp, name), { recursive: true, force: true });
        else found.set(name, { touched, since: isUntouched ? before.since : now });
      }
      seen = found;
    },

    prove: () => begin(async () => {}),

    condition: async () => ({
      writable: await withinTime(
        ANSWERS,
        begin(async () => {}),
      ).then(
        () => true,
        () => false,
      ),
      hasRoom: await withinTime(ANSWERS, hasRoom()).catch(() => false),
    }),

    withSpool: async (work) => {
      if (!(await again(hasRoom))) throw fullDisk();
      return begin(work);
    },
  };
};
