import { readFileSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { errorCode } from '#server/storing/errorCode.ts';

/** What the intake asks of the file system: a seam at which a test makes a disk fail. */
export const disk = { mkdir, open, readdir, readFile, readFileSync, rename, rm, stat, statfs, statSync, utimes };

export type FileSystem = typeof disk;

/** Whether a path lies inside another, or is the same. */
export const isInside = (inner: string, outer: string): boolean => !/^\.\.(?:$|[\\/])/.test(relative(outer, inner));

/** Makes a file's content, or a directory's entries, survive a loss of power. */
export const persist = async (fs: FileSystem, path: string): Promise<void> => {
  const handle = await fs.open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes the entries that lead to a path survive a loss of power, as far up as this process may read. */
export const persistAbove = async (fs: FileSystem, path: string): Promise<void> => {
  for (let above = dirname(path), below = path; above !== below; below = above, above = dirname(above)) {
    const isOurs = await persist(fs, above).then(
      () => true,
      () => false,
    );
    if (!isOurs) return;
  }
};

/** Makes a directory, private to its owner, with those above it, so that they survive a loss of power. */
export const makeDirectory = async (fs: FileSystem, path: string): Promise<void> => {
  // One by one: Node's recursive mkdir never ends where a parent exists and takes no entries (/proc).
  const make = () => fs.mkdir(path, { mode: 0o700 });
  try {
    await make().catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
      await makeDirectory(fs, dirname(path));
      await make();
    });
    await persist(fs, dirname(path));
  } catch (error) {
    // As long as it is there; that it is no directory shows when it is used.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};
