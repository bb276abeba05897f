import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ifMissing, isMissing, Unavailable } from '#server/storing/errors.ts';
import { type FileSystem, makeDirectory } from '#server/storing/fileSystem.ts';

/** A file is read, and stored in a database, in pieces, so that it is never in memory as a whole. */
export const PIECE_BYTES = 1024 * 1024;

/** Milliseconds. Longer than any upload or export takes. */
export const ABANDONED_AFTER = 2 * 60 * 60 * 1000;

/** Milliseconds. An upload that has written nothing for so long keeps no room from others. */
const STILL_AFTER = 10_000;

/** Files that have arrived and wait until their application is committed: in a directory of their own on this machine. */
export interface Spool {
  directory: string;
  /** Writes a file as it arrives. Rejects when there is one of this name. */
  write(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes of a file that was written, in pieces of at most PIECE_BYTES. */
  read(file: string): Promise<Readable>;
}

export interface Spools {
  /**
   * Gives `work` an empty spool and removes it afterwards. `bytes`: how much it says that it will write. Rejects with ENOSPC when so
   * much does not fit beside what the work in progress has still to write. Work that has written nothing lately does not count.
   */
  withSpool<T>(work: (spool: Spool) => Promise<T>, bytes?: number): Promise<T>;
  /** Rejects when no spool can be made. */
  checkWritable(): Promise<void>;
  hasFreeSpace(): Promise<boolean>;
  /** Removes spools that were left by processes that ended. */
  sweep(): Promise<void>;
}

/** `onWritten` is called with the bytes of each chunk. */
const spoolAt = (fs: FileSystem, directory: string, onWritten: (bytes: number) => void): Spool => ({
  directory,
  write: async (file, bytes) => {
    const handle = await fs.open(join(directory, file), 'wx', 0o600);
    try {
      for await (const chunk of bytes) {
        await handle.writeFile(chunk);
        onWritten(chunk.length);
      }
    } finally {
      await handle.close();
    }
  },
  read: async (file) => (await fs.open(join(directory, file), 'r')).createReadStream({ highWaterMark: PIECE_BYTES }),
});

/**
 * The spools below a folder: on the disk of the applications, so that a rename moves them. Several processes may use them. No
 * spool is made below `freeBytes` of free space.
 */
export const spoolsIn = (
  fs: FileSystem,
  dataDir: string,
  freeBytes: number,
  abandonedAfter = ABANDONED_AFTER,
  clock = () => performance.now(),
): Spools => {
  const tmp = join(dataDir, 'tmp');

  /** Does it again when the folder was missing. */
  const inTmp = <T>(work: () => Promise<T>) =>
    work().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      await makeDirectory(fs, tmp);
      return work();
    });
  const spareBytes = async () => {
    const { bavail, bsize } = await inTmp(() => fs.statfs(tmp));
    return bavail * bsize - freeBytes;
  };
  /** What the work in progress has still to write, and when it began or last wrote. */
  const reservations = new Set<{ bytes: number; movedAt: number }>();
  const reserve = async (bytes: number) => {
    const spare = await spareBytes();
    // From here on nothing else is reserved in between.
    const moving = [...reservations].filter(({ movedAt }) => clock() - movedAt < STILL_AFTER);
    const reserved = moving.reduce((sum, each) => sum + each.bytes, 0);
    if (spare - reserved < bytes) throw new Unavailable('There is too little free space.', 'ENOSPC');
    const reservation = { bytes, movedAt: clock() };
    reservations.add(reservation);
    return {
      onWritten: (written: number) => {
        reservation.bytes = Math.max(0, reservation.bytes - written);
        reservation.movedAt = clock();
      },
      release: () => reservations.delete(reservation),
    };
  };
  /** An error must not turn a stored application into a refused one. With too many open files it is tried again later. */
  const remove = (directory: string) =>
    fs.rm(directory, { recursive: true, force: true }).catch(() => {
      void fs.rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }).catch(() => {});
    });
  const withNewSpool = async <T>(
    work: (spool: Spool) => Promise<T>,
    onWritten: (bytes: number) => void = () => {},
  ): Promise<T> => {
    const directory = join(tmp, randomUUID());
    try {
      await inTmp(() => fs.mkdir(directory, { mode: 0o700 }));
      return await work(spoolAt(fs, directory, onWritten));
    } finally {
      await remove(directory);
    }
  };

  return {
    withSpool: async (work, bytes = 0) => {
      const { onWritten, release } = await reserve(bytes);
      return withNewSpool(work, onWritten).finally(release);
    },
    checkWritable: () => withNewSpool(async () => {}),
    hasFreeSpace: async () => (await spareBytes()) >= 0,
    sweep: async () => {
      await makeDirectory(fs, tmp);
      for (const name of await fs.readdir(tmp)) {
        const directory = join(tmp, name);
        const found = await fs.stat(directory).catch(ifMissing(undefined));
        if (found && Date.now() - found.mtimeMs >= abandonedAfter)
          await fs.rm(directory, { recursive: true, force: true });
      }
    },
  };
};
