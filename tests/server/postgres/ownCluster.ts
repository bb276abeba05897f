import { afterAll, beforeAll } from 'vitest';
import { type Cluster, makeCluster } from '#tests/server/postgres/cluster.ts';

/** A PostgreSQL server for all tests of a file. Call it outside of the tests, and its result inside. */
export const ownCluster = (): (() => Cluster) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster?.remove());
  return () => cluster;
};
