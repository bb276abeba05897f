import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the intake asks of the file system: a seam at which a test makes a disk fail. */
export const disk = { mkdir, open, readdir, readFile, rename, rm, stat, statfs };

export type FileSystem = typeof disk;

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
  const first = await fs.mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await persist(fs, dirname(made));
};
