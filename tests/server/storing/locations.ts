import { onTestFinished } from 'vitest';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import type { Cluster } from '#tests/server/postgres/cluster.ts';

export const folderLocation = async (): Promise<StoreLocation> => ({ dataDir: await ownFolder() });

export const locationOn = async (databaseUrl: string): Promise<StoreLocation> => ({
  dataDir: await ownFolder(),
  databaseUrl,
});

export const postgresLocation = async (cluster: Cluster): Promise<StoreLocation> =>
  locationOn(await cluster.makeDatabase());

/** Both kinds of store, by their names, for tests of what both do. */
export const locationsOn = (cluster: () => Cluster): [string, () => Promise<StoreLocation>][] => [
  ['a folder', folderLocation],
  ['PostgreSQL', () => postgresLocation(cluster())],
];

/** Opens the store at a location as a service does. It is closed when the test ends. */
export const openStore = async (location: StoreLocation): Promise<ApplicationStore> => {
  const store = await createStore(location, { fs: disk });
  // The test may have closed it.
  onTestFinished(() => store.close().catch(() => {}));
  await store.open(['staff', 'admission']);
  return store;
};
