import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { runProgram } from '#tests/server/postgres/cluster.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const cluster = ownCluster();

test('a database that was dumped and restored is verified, receives, and reports damaged and vanished applications', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const { post } = await startIntake({ databaseUrl });
  const [large, small] = [newId(), newId()];
  const body = undeclared(large);
  body.set('personalInfo[passport]', fileOf(pdfOf(3_000_000)));
  expect((await post(body)).status).toBe(201);
  expect((await post(encode(small, staffExamples['married mother of two']))).status).toBe(201);
  const dump = join(await ownFolder(), 'school.dump');

  runProgram('pg_dump', '--format=custom', `--file=${dump}`, databaseUrl);
  const restored = await cluster().makeDatabase();
  runProgram('pg_restore', '--exit-on-error', `--dbname=${restored}`, dump);

  const office = officeIn({ dataDir: await ownFolder(), databaseUrl: restored });
  expect(await office('verify')).toEqual({
    out: '2 verified in the database: every file is as it came.\n',
    problems: [],
    code: 0,
  });
  const listOf = async (url: string) => (await officeIn({ dataDir: await ownFolder(), databaseUrl: url })('list')).out;
  expect(await listOf(restored)).toBe(await listOf(databaseUrl));
  const again = await startIntake({ databaseUrl: restored });
  expect((await again.post(encode(small, staffExamples['married mother of two']))).status).toBe(200);
  expect((await again.post(encode(newId(), staffExamples['single man']))).status).toBe(201);

  await cluster().run(
    `do $$ begin if (select max(length(bytes)) from pieces) <> 1048576 then raise exception 'pieces'; end if; end $$;
     update pieces set bytes = overlay(bytes placing '\\x00' from 1000) where position = 1`,
    restored,
  );
  const damaged = await office('verify');
  expect([damaged.code, damaged.problems]).toEqual([1, [expect.stringContaining('01.pdf: It is damaged.')]]);
  await cluster().run('delete from pieces where position = 2', restored);
  expect((await office('verify')).problems).toHaveLength(1);
  await cluster().run('delete from pieces; delete from applications', restored);
  const vanished = await office('verify');
  expect([vanished.code, vanished.problems.length]).toEqual([1, 3]);
  expect(vanished.problems[0]).toContain('It was received and has vanished.');
});
