import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { ApplicationStore, StoreOptions } from '#server/storing/store.ts';

/** Where applications are stored: in the PostgreSQL database if there is one, else in the folder. */
export interface StoreLocation {
  /** The folder of the applications; with a database, of uploads only. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The most connections to the database. */
  databaseConnections?: number | undefined;
}

/** Creates the store at a location. Only a database loads `pg`. */
export const createStore = async (
  { dataDir, databaseUrl, databaseConnections }: StoreLocation,
  options: StoreOptions,
): Promise<ApplicationStore> => {
  if (databaseUrl === undefined) return directoryStore(options.fs, dataDir, options);
  const { postgresStore } = await import('#server/storing/postgres/postgresStore.ts');
  return postgresStore(databaseUrl, dataDir, { ...options, databaseConnections });
};
