import { defaults } from '#server/settings.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { DatabaseTimes } from '#server/storing/postgres/database.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** Where applications are stored: in the PostgreSQL database if there is one, else in the folder. */
export interface StoreLocation {
  /** The folder of the applications; with a database, of uploads only. */
  dataDir: string;
  databaseUrl?: string | undefined;
}

interface Options {
  fs: FileSystem;
  /** No application is accepted below this number of bytes of free space in the folder. */
  freeBytes?: number;
  databaseTimes?: DatabaseTimes;
  /** Called with errors that reach no caller. */
  warn?: (what: string, error: unknown) => void;
}

/** Creates the store at a location. Only a database loads `pg`. */
export const createStore = async (
  { dataDir, databaseUrl }: StoreLocation,
  options: Options,
): Promise<ApplicationStore> => {
  if (databaseUrl === undefined) return directoryStore(options.fs, dataDir, options);
  const { postgresStore } = await import('#server/storing/postgres/postgresStore.ts');
  return postgresStore(databaseUrl, dataDir, { databaseTimes: defaults.databaseTimes, ...options });
};
