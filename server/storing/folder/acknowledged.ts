import { join } from 'node:path';
import { isAbsent } from '#server/storing/errorCode.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';

const LIST = 'acknowledged.log';

/**
 * The list of every application that was ever stored in a folder. It only grows, so that `verify` notices one that has
 * vanished. It names nobody. It is not synced: where a line is lost, this one application would not be missed.
 */
export const acknowledgedIn = (fs: FileSystem, dataDir: string) => {
  const path = join(dataDir, LIST);

  const append = async (entries: readonly Entry[]): Promise<void> => {
    const file = await fs.open(path, 'a', 0o600);
    await file.writeFile(entries.map((entry) => `${nameOf(entry)}\n`).join('')).finally(() => file.close());
  };

  const names = async (): Promise<Set<string>> => {
    const text = await fs
      .readFile(path, 'utf8')
      .catch((error: unknown) => (isAbsent(error) ? '' : Promise.reject(error)));
    return new Set(text.split('\n').filter(Boolean));
  };

  return {
    /** Adds one. What was stored is not refused because the list cannot be written. */
    add: (entry: Entry): Promise<void> => append([entry]).catch(() => {}),
    /** Adds those of `present` that are not on it yet. */
    complete: async (present: readonly Entry[]): Promise<void> => {
      const known = await names();
      const missing = present.filter((entry) => !known.has(nameOf(entry)));
      if (missing.length > 0) await append(missing);
    },
    names,
  };
};
