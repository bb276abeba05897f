import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { disk } from '#server/storing/fileSystem.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { type Place, storeAt } from '#server/storing/storeAt.ts';
import type { Cluster } from '#tests/server/postgres/cluster.ts';

/** A folder of its own, gone when the test ends. */
const ownFolder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
};

export const folderPlace = async (): Promise<Place> => ({ dataDir: await ownFolder() });

export const placeOn = async (databaseUrl: string): Promise<Place> => ({ dataDir: await ownFolder(), databaseUrl });

export const postgresPlace = async (cluster: Cluster): Promise<Place> => placeOn(await cluster.makeDatabase());

/** The store at a place as a service has it, closed when the test ends. */
export const openStore = async (place: Place): Promise<ApplicationStore> => {
  const store = await storeAt(place, { fs: disk });
  // A test that looks at what is left closes it itself.
  onTestFinished(() => store.close().catch(() => {}));
  await store.open(['staff', 'admission']);
  return store;
};
