import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { mailThrough } from '#tests/server/office/mailServer.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { databaseNameOf } from '#tests/server/postgres/cluster.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { locationOn, openStore } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

/** Sets up a database as the documentation says: the roles, the tables by their owner, then the rights. */
const setUp = async () => {
  const text = await readFile('docs/database.md', 'utf8');
  const [roles, rights] = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql!);
  const url = await cluster().makeDatabase();
  const name = databaseNameOf(url);
  // The database is there already, under a name of its own.
  for (const statement of roles!.split(';\n').filter((line) => !/^\s*create database/.test(line)))
    await cluster().run(statement.replaceAll(/\bdatabase school\b/g, `database ${name}`));
  await cluster().run(`alter database ${name} owner to school_owner`);
  const inRole = (role: string) => cluster().as(role, url);
  const migrated = await officeIn({ dataDir: await ownFolder(), databaseUrl: inRole('school_owner') })('migrate');
  expect([migrated.problems, migrated.code]).toEqual([['The database is ready for this version.'], 0]);
  await cluster().run(rights!, inRole('school_owner'));
  return inRole;
};

const mail = mailThrough(9);

let isSetUp: ReturnType<typeof setUp> | undefined;

test('with the documented rights the service receives, and cannot read answers, names or files', async () => {
  isSetUp ??= setUp();
  const databaseUrl = (await isSetUp)('school_intake');
  const { post, getStatus, url } = await startIntake({ databaseUrl, mail });
  const [known, unknown] = [newId(), newId()];
  const send = (id: string) => post(encode(id, staffExamples['married mother of two']));
  expect([(await send(known)).status, (await send(known)).status]).toEqual([201, 200]);
  expect([(await getStatus(known)).status, (await getStatus(unknown)).status]).toEqual([200, 404]);
  expect((await send(unknown)).status).toBe(201);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await (await openStore(await locationOn(databaseUrl))).sweep();

  for (const what of [
    'record from applications',
    'summary from applications',
    'words from applications',
    'bytes from pieces',
    'at from audit',
  ])
    await expect(cluster().run(`select ${what}`, databaseUrl), what).rejects.toThrow('permission denied');
  for (const what of ['delete from applications', 'update applications set digest = null', 'delete from pieces'])
    await expect(cluster().run(what, databaseUrl), what).rejects.toThrow('permission denied');
  await expect(cluster().run('drop table pieces', databaseUrl)).rejects.toThrow('must be owner');
});

test('with the documented rights the office lists, shows, verifies, exports, backs up and deletes', async () => {
  isSetUp ??= setUp();
  const as = await isSetUp;
  const { post } = await startIntake({ databaseUrl: as('school_intake'), mail });
  const sent = await post(encode(newId(), staffExamples['single man']));
  const { reference } = (await sent.json()) as { reference: string };
  const office = officeIn({ dataDir: await ownFolder(), databaseUrl: as('school_office') });
  const out = await ownFolder();
  for (const args of [
    ['list'],
    ['search', 'khoury'],
    ['show', reference],
    ['verify'],
    ['export', `${out}/all`],
    ['backup', `${out}/backup`],
    ['restore', `${out}/backup`],
    ['delete', reference, '--yes'],
    ['verify'],
  ]) {
    const { problems, code } = await office(...args);
    expect(code, problems.join('\n')).toBe(0);
  }
  expect((await office('show', reference)).code).toBe(1);
});
