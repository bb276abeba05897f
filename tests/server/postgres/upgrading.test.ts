import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { childWith, commit } from '#tests/server/storing/applications.ts';
import { openStore, postgresLocation } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

/** A database with so many copies of an application, as a version stored them whose search did not know their words. */
const olderDatabase = async (copies: number) => {
  const location = await postgresLocation(cluster());
  const store = await openStore(location);
  await commit(store, childWith({ familyName: 'Sœur', familyNameAr: 'کریمی' }));
  const client = new pg.Client(location.databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  const columns = 'received_at, deleted_at, digest, record, summary, reference, applies_for, day';
  await client.query(
    `insert into applications (form, key, ${columns}, words)
     select form, md5(i::text), ${columns}, 'sœur' from applications, generate_series(1, ${copies}) as i`,
  );
  return { databaseUrl: location.databaseUrl, store };
};

test('services that start at once complete the rows of an older version, in more time than a start has', async () => {
  const copies = 2_000;
  const { databaseUrl, store } = await olderDatabase(copies);
  expect((await store.list({ words: ['Sœur'] })).total).toBe(1);

  await Promise.all([1, 2].map(() => startIntake({ databaseUrl, startTimeout: 1_000 })));

  expect((await store.list({ words: ['Sœur'] })).total).toBe(copies + 1);
  expect((await store.list({ words: ['كريمي'] })).total).toBe(copies + 1);
});
