import { join } from 'node:path';
import { ifMissing } from '#server/storing/errors.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { type Entry, nameOf, parseEntryName } from '#server/storing/store.ts';

const FILE = 'acknowledged.log';

/**
 * The list of all applications that were ever stored in a folder, without names. It only grows: by it `verify` notices an
 * application that has vanished. It is not synced, so a loss of power may cost the lines of the last seconds.
 */
export const acknowledgedList = (fs: FileSystem, dataDir: string) => {
  const path = join(dataDir, FILE);

  const append = async (entries: readonly Entry[]): Promise<void> => {
    const file = await fs.open(path, 'a', 0o600);
    // The first line break ends a line that was cut off.
    const lines = ['', ...entries.map(nameOf), ''].join('\n');
    await file.writeFile(lines).finally(() => file.close());
  };

  const names = async (): Promise<Set<string>> => {
    const text = await fs.readFile(path, 'utf8').catch(ifMissing(''));
    return new Set(text.split('\n').filter(parseEntryName));
  };

  return {
    names,
    /** Adds a stored application. An error does not matter: the application is stored. */
    add: (entry: Entry): Promise<void> => append([entry]).catch(() => {}),
    /** Adds the entries that are not on the list yet. */
    addMissing: async (entries: readonly Entry[]): Promise<void> => {
      const listed = await names();
      const missing = entries.filter((entry) => !listed.has(nameOf(entry)));
      if (missing.length > 0) await append(missing);
    },
  };
};
