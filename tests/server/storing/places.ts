import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import type { Cluster } from '#tests/server/postgres/cluster.ts';

/** A folder of its own, gone when the test ends. */
const ownFolder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
};

export const folderPlace = async (): Promise<StoreLocation> => ({ dataDir: await ownFolder() });

export const placeOn = async (databaseUrl: string): Promise<StoreLocation> => ({
  dataDir: await ownFolder(),
  databaseUrl,
});

export const postgresPlace = async (cluster: Cluster): Promise<StoreLocation> => placeOn(await cluster.makeDatabase());

/** The store at a place as a service has it, closed when the test ends. */
export const openStore = async (place: StoreLocation): Promise<ApplicationStore> => {
  const store = await createStore(place, { fs: disk });
  // A test that looks at what is left closes it itself.
  onTestFinished(() => store.close().catch(() => {}));
  await store.open(['staff', 'admission']);
  return store;
};
