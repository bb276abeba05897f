import { readFileSync, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

/** The functions of `node:fs` that the server calls. A test replaces them to make a disk fail. */
export const disk = { mkdir, open, readdir, readFile, readFileSync, rename, rm, stat, statfs, statSync };

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

/** Makes the directories above a path survive a loss of power, up to the first that this process may not read. */
export const persistAbove = async (fs: FileSystem, path: string): Promise<void> => {
  const above = dirname(path);
  const isPersisted = await persist(fs, above).then(
    () => true,
    () => false,
  );
  if (isPersisted && above !== path) await persistAbove(fs, above);
};

/** Writes a new file, or adds to one, and syncs its content. Its name survives a loss of power once its directory is persisted. */
export const writeSynced = async (
  fs: FileSystem,
  path: string,
  text: string,
  flags: 'wx' | 'a' = 'wx',
): Promise<void> => {
  const file = await fs.open(path, flags, 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes a directory, private to its owner, and those above it. What it makes survives a loss of power. */
export const makeDirectory = async (fs: FileSystem, path: string): Promise<void> => {
  const firstMade = await fs.mkdir(path, { recursive: true, mode: 0o700 });
  if (firstMade !== undefined) await persistAbove(fs, path);
};
