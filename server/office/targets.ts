import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ifMissing, isMissing } from '#server/storing/errors.ts';
import { isInside } from '#server/storing/fileSystem.ts';

/** A path without symbolic links. The last parts of the path may be missing. */
const realPathOf = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error;
    return join(await realPathOf(dirname(path)), basename(path));
  }
};

/** A target as an absolute path. Rejects with a sentence when it is inside one of these folders. */
export const resolveOutside = async (target: string, folders: readonly string[]): Promise<string> => {
  const path = resolve(target);
  for (const folder of folders)
    if (isInside(await realPathOf(path), await realPathOf(resolve(folder))))
      throw new Error(`${target} lies in ${folder}, which is kept for the service. Choose a folder elsewhere.`);
  return path;
};

/** Rejects with a sentence when there is something at a path that is not a folder. */
export const checkIsFolder = async (path: string): Promise<void> => {
  const found = await stat(path).catch(ifMissing(undefined));
  if (found && !found.isDirectory()) throw new Error(`${path} is not a folder.`);
};
