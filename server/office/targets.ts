import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isMissing } from '#server/storing/errors.ts';
import { isInside } from '#server/storing/fileSystem.ts';

/** A path without links, as far as it is there. */
const real = async (path: string): Promise<string> => {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error;
    return join(await real(dirname(path)), basename(path));
  }
};

/** A target as an absolute path. Rejects with a sentence when it lies in one of these folders. */
export const placeOutside = async (target: string, folders: readonly string[]): Promise<string> => {
  const place = resolve(target);
  for (const folder of folders)
    if (isInside(await real(place), await real(resolve(folder))))
      throw new Error(`${target} lies in ${folder}, which is kept for the service. Choose a folder elsewhere.`);
  return place;
};

/** Rejects with a sentence when something else than a folder is there. */
export const requireFolder = async (place: string): Promise<void> => {
  const found = await stat(place).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)));
  if (found && !found.isDirectory()) throw new Error(`${place} is not a folder.`);
};
