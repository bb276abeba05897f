import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { databaseAt } from '#server/storing/postgres/database.ts';
import { VERSION } from '#server/storing/postgres/migrations.ts';
import { freePort } from '#tests/freePort.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const cluster = ownCluster();

test('services that start at once on an empty database create its tables once, and all receive', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const services = await Promise.all(Array.from({ length: 3 }, () => startIntake({ databaseUrl })));
  for (const { post } of services) {
    expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  }
  expect((await officeIn({ dataDir: await ownFolder(), databaseUrl })('verify')).out).toContain('3 verified');
});

test('a service has no more connections to the database than its setting allows', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const { post } = await startIntake({ databaseUrl, databaseConnections: 2 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post(encode(newId(), staffExamples['single man']))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  await cluster().run(
    `do $$ begin if (select count(*) from pg_stat_activity where datname = current_database()) > 2 + 1
     then raise exception 'too many'; end if; end $$`,
    databaseUrl,
  );
});

test('a missing database is reported at the start and by the commands, without its password', async () => {
  const databaseUrl = `postgres://school:s3cret@127.0.0.1:${await freePort()}/school`;
  const { problems, code } = await officeIn({ dataDir: await ownFolder(), databaseUrl })('list');
  expect([problems, code]).toEqual([[expect.stringMatching(/^The database did not do it: .*ECONNREFUSED/)], 1]);
  expect(problems.join()).not.toContain('s3cret');
  const started = startIntake({ databaseUrl });
  await expect(started).rejects.toThrow(/^DATABASE_URL cannot be used: .*ECONNREFUSED/);
  await expect(started).rejects.not.toThrow('s3cret');
});

test('a connection that fails without a message, as where both addresses of a host refuse, is reported by its code', async () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(() => Promise.reject(refused));
  const database = databaseAt('postgres://127.0.0.1/x', { connecting: 1, statement: 1, idleInTransaction: 1 }, 1);
  onTestFinished(() => database.close());
  await expect(database.query('select 1')).rejects.toThrow(/^ECONNREFUSED$/);
});

test('a database that does not respond is reported at the start', async () => {
  const databaseUrl = await cluster().makeDatabase();
  cluster().signal('SIGSTOP');
  onTestFinished(() => cluster().signal('SIGCONT'));
  await expect(startIntake({ databaseUrl, startTimeout: 500 })).rejects.toThrow(
    'DATABASE_URL cannot be used: no answer in 500 ms',
  );
});

test('service and commands refuse the tables of a newer program', async () => {
  const databaseUrl = await cluster().makeDatabase();
  await startIntake({ databaseUrl });
  await cluster().run('update schema_version set version = version + 1', databaseUrl);
  const sentence = `A newer program made its tables (version ${VERSION + 1}, and this one knows ${VERSION}). Start that one again.`;
  await expect(startIntake({ databaseUrl })).rejects.toThrow(`DATABASE_URL cannot be used: ${sentence}`);
  const { problems, code } = await officeIn({ dataDir: await ownFolder(), databaseUrl })('list');
  expect([problems, code]).toEqual([[sentence], 1]);
});

test('migrate updates the tables of the version before and keeps their rows', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const { post } = await startIntake({ databaseUrl });
  expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  await cluster().run(
    `drop table remarks, office_log, handovers, handover_pieces;
     alter table answered_absent drop column asked, alter column moment drop default;
     alter table applications drop column emails, drop column sort_name, drop column notices, drop column relations,
       drop column adds_to, drop column mark, drop column marked_at, drop column note, drop column remark_words,
       drop column columns_version;
     drop extension if exists pg_trgm cascade;
     update applications set words = '';
     update schema_version set version = 1`,
    databaseUrl,
  );
  const office = officeIn({ dataDir: await ownFolder(), databaseUrl });
  expect((await office('list')).problems.join()).toContain('not ready for this version');
  expect((await office('migrate')).code).toBe(0);
  expect((await office('list')).out).toContain('Elias Khoury');
  const { personalInfo } = staffExamples['single man'];
  expect((await office('search', personalInfo.mobilePhone.replace('+961', '0'))).out).toContain('Elias Khoury');
});

test('a database without tables is reported, not listed as empty', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const { problems, code } = await officeIn({ dataDir: await ownFolder(), databaseUrl })('list');
  expect(problems.join()).toContain('not ready for this version');
  expect(code).toBe(1);
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])('a database with %s off is refused', async (setting) => {
  const databaseUrl = await cluster().makeDatabase();
  const set = async (statement: string) => {
    await cluster().run(`alter system ${statement}`);
    await cluster().run('select pg_reload_conf()');
  };
  onTestFinished(() => set(`reset ${setting}`));
  await set(`set ${setting} = off`);
  await vi.waitFor(() => expect(startIntake({ databaseUrl })).rejects.toThrow(`its ${setting} is off`), 20_000);
});
