import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cluster, makeCluster } from '../../tests/server/postgres/cluster.ts';
import { pin } from '../pin.ts';
import { freshFolder } from '../service.ts';
import type { Row } from '../table.ts';
import { measureListing } from './listing.ts';
import { measureStoring } from './storing.ts';

/** A database cluster on the disk of the checkout, where the folder store is, too. */
const ownCluster = async (): Promise<{ cluster: Cluster; remove: () => Promise<void> }> => {
  const parent = await freshFolder();
  await chmod(parent, 0o755);
  const cluster = await makeCluster({ max_wal_size: '4GB', shared_buffers: '256MB' }, parent);
  const [folder] = await readdir(parent);
  pin('database', Number((await readFile(join(parent, folder!, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]));
  return {
    cluster,
    remove: async () => {
      await cluster.remove();
      await rm(parent, { recursive: true });
    },
  };
};

/** PostgreSQL and a folder in one run: storing by one service and by three, and lists of 100,000. */
export async function* measureDatabase(): AsyncGenerator<Row> {
  const { cluster, remove } = await ownCluster();
  try {
    yield* measureStoring(cluster);
    yield* measureListing(cluster);
  } finally {
    await remove();
  }
}
