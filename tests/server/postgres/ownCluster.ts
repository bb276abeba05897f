import { afterAll, beforeAll } from 'vitest';
import { type Cluster, makeCluster } from '#tests/server/postgres/cluster.ts';

/** A PostgreSQL for the tests of a file. Call it once, outside of them; ask it for the cluster inside. */
export const ownCluster = (): (() => Cluster) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster?.remove());
  return () => cluster;
};
