import { defaults } from '#server/settings.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { DatabaseTimes } from '#server/storing/postgres/database.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** Where applications are kept: in a PostgreSQL database where one is named, else in the folder. */
export interface Place {
  /** The folder of the applications; with a database, of those that are still arriving. */
  dataDir: string;
  databaseUrl?: string | undefined;
}

interface Options {
  fs: FileSystem;
  /** No application is accepted below so many bytes of free space in the folder. */
  freeBytes?: number;
  databaseTimes?: DatabaseTimes;
  /** Is told what went wrong without anybody waiting for it. */
  warn?: (what: string, error: unknown) => void;
}

/** The store at a place. A service without a database loads nothing of what one takes. */
export const storeAt = async ({ dataDir, databaseUrl }: Place, options: Options): Promise<ApplicationStore> => {
  if (databaseUrl === undefined) return directoryStore(options.fs, dataDir, options);
  const { postgresStore } = await import('#server/storing/postgres/postgresStore.ts');
  return postgresStore(databaseUrl, dataDir, { databaseTimes: defaults.databaseTimes, ...options });
};
