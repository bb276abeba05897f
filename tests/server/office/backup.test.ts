import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { copyAll } from '#server/office/copyAll.ts';
import { entryOf, keyOf } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

const single = staffExamples['single man'];
const listIn = async (dataDir: string) => (await allIn(directoryStore(disk, dataDir))).applications;

test('applications are backed up, and restored into an empty folder', async () => {
  const dataDir = await ownFolder();
  await generate(dataDir, 20);
  const [backup, empty] = [join(await ownFolder(), 'backup'), join(await ownFolder(), 'data')];

  const first = await officeIn(dataDir)('backup', backup);
  const second = await officeIn(dataDir)('backup', backup);
  const restored = await officeIn(empty)('restore', backup);

  expect([first.code, first.problems.at(-1)]).toEqual([0, `20 copied, 0 deleted, 0 there already: ${backup}`]);
  expect([second.code, second.problems.at(-1)]).toEqual([0, `0 copied, 0 deleted, 20 there already: ${backup}`]);
  expect([restored.code, restored.problems.at(-1)]).toEqual([0, `20 copied, 0 deleted, 0 there already: ${empty}`]);
  expect(await listIn(empty)).toEqual(await listIn(dataDir));
  expect(await officeIn(empty)('verify')).toMatchObject({
    code: 0,
    out: `20 verified in ${empty}: every file is as it came.\n`,
  });
  for (const folder of [backup, empty]) expect(await readdir(join(folder, 'tmp'))).toEqual([]);
});

test('remarks are backed up as they are added, and restored', async () => {
  const dataDir = await ownFolder();
  const [application] = await generate(dataDir, 1);
  const [backup, empty] = [join(await ownFolder(), 'backup'), join(await ownFolder(), 'data')];
  const { remarks } = directoryStore(disk, dataDir);
  const entry = entryOf(application!);
  const remark = (revision: number) => ({
    revision,
    mark: 'read',
    note: 'ملاحظة',
    by: 'Rana',
    at: '2026-11-22T08:00:00Z',
  });
  for (const revision of [1, 2]) {
    expect(await remarks.add(entry, remark(revision))).toBe(true);
    expect((await officeIn(dataDir)('backup', backup)).code).toBe(0);
  }
  expect((await officeIn(empty)('restore', backup)).code).toBe(0);
  expect(await directoryStore(disk, empty).remarks.all(entry)).toEqual([remark(1), remark(2)]);
});

test('a backup to a disk that becomes full ends, and does not say that it is complete', async () => {
  const dataDir = await ownFolder();
  await generate(dataDir, 2);
  const [source, target] = [directoryStore(disk, dataDir), directoryStore(disk, await ownFolder())];
  await target.open(['staff', 'admission']);
  const full = { ...target, commit: () => Promise.reject(systemError('ENOSPC')) };
  await expect(copyAll(source, full, {})).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a backup works while applications arrive, and deletes what was deleted since the last one', async () => {
  const { post, dataDir } = await startIntake();
  const backup = join(await ownFolder(), 'backup');
  const deleted = newId();
  const { reference } = (await (await post(encode(deleted, single))).json()) as { reference: string };
  await officeIn(dataDir)('backup', backup);
  const arriving = Array.from({ length: 5 }, () => post(encode(newId(), single)));
  await officeIn(dataDir)('delete', reference, '--yes');
  await Promise.all([...arriving, officeIn(dataDir)('backup', backup)]);
  // As when the deletion in the backup was interrupted.
  await writeFile(join(backup, 'received', 'staff', keyOf(deleted), '01.pdf'), '');

  const { code } = await officeIn(dataDir)('backup', backup);

  expect(code).toBe(0);
  expect(await listIn(backup)).toEqual(await listIn(dataDir));
  expect(await readdir(join(backup, 'received', 'staff', keyOf(deleted)))).toEqual(['application.json']);
  expect(await readFile(join(backup, 'audit.log'), 'utf8')).toBe(await readFile(join(dataDir, 'audit.log'), 'utf8'));
  expect(await officeIn(backup)('verify')).toMatchObject({ code: 0 });
});

test('a restore brings back lost applications while the intake runs, and no deleted ones', async () => {
  const { post, getStatus, dataDir } = await startIntake();
  const backup = join(await ownFolder(), 'backup');
  const [lost, deleted] = [newId(), newId()];
  await post(encode(lost, single));
  const { reference } = (await (await post(encode(deleted, single))).json()) as { reference: string };
  await officeIn(dataDir)('backup', backup);
  await rm(join(dataDir, 'received', 'staff', keyOf(lost)), { recursive: true });
  await officeIn(dataDir)('delete', reference, '--yes');

  expect((await officeIn(dataDir)('restore', backup)).problems).toEqual([
    `1 copied, 0 deleted, 1 there already: ${dataDir}`,
  ]);

  expect((await listIn(dataDir)).map(({ submissionId }) => submissionId)).toEqual([lost]);
  expect((await getStatus(lost)).status).toBe(200);
  expect((await post(encode(deleted, single))).status).toBe(200);
  expect(await listIn(dataDir)).toHaveLength(1);
});

test('a damaged application is reported and not backed up; a folder without a backup, and one inside the other, are refused', async () => {
  const dataDir = await ownFolder();
  const [damaged] = await generate(dataDir, 3);
  const place = join(dataDir, 'received', damaged!.form, keyOf(damaged!.submissionId));
  await truncate(join(place, '01.pdf'), 10);
  const backup = join(await ownFolder(), 'backup');

  const { code, problems } = await officeIn(dataDir)('backup', backup);

  expect([code, problems]).toEqual([
    1,
    [`${join(place, '01.pdf')}: It is damaged.`, `2 copied, 0 deleted, 0 there already: ${backup}`],
  ]);
  expect(await listIn(backup)).toHaveLength(2);
  expect(await officeIn(dataDir)('restore', join(backup, 'tmp'))).toMatchObject({ code: 1 });
  for (const folder of [join(dataDir, 'backup'), join(dataDir, '..')])
    expect(await officeIn(dataDir)('backup', folder)).toMatchObject({
      code: 1,
      problems: [expect.stringContaining('One must not lie inside the other')],
    });
});

test('a record that is damaged in the backup is named, and everything else is backed up', async () => {
  const dataDir = await ownFolder();
  const [kept] = await generate(dataDir, 3);
  const backup = join(await ownFolder(), 'backup');
  expect((await officeIn(dataDir)('backup', backup)).code).toBe(0);
  const place = join('received', kept!.form, keyOf(kept!.submissionId));
  const [here, there] = [dataDir, backup].map((folder) => join(folder, place, 'application.json'));
  const whole = await readFile(here!, 'utf8');
  const remark = { revision: 1, mark: 'read', note: '', by: 'Rana', at: '2026-11-22T08:00:00Z' };
  for (const { form, submissionId } of await listIn(dataDir))
    await directoryStore(disk, dataDir).remarks.add(entryOf({ form, submissionId }), remark);
  await writeFile(there!, whole.slice(0, 99));

  expect(await officeIn(dataDir)('backup', backup)).toMatchObject({
    code: 1,
    problems: [`${join(backup, place)}: It is damaged.`, `0 copied, 0 deleted, 2 there already: ${backup}`],
  });
  await writeFile(there!, whole);
  const remarks = join(backup, 'remarks');
  expect(await readdir(remarks)).toHaveLength(2);
  const [damaged] = await readdir(remarks);
  await writeFile(join(remarks, damaged!, 'remark.json'), '{');
  const { code, problems } = await officeIn(dataDir)('backup', backup);
  expect([code, problems]).toEqual([
    1,
    [
      expect.stringMatching(/, the office's remark 1: It is damaged\.$/),
      `0 copied, 0 deleted, 3 there already: ${backup}`,
    ],
  ]);
  expect(await readdir(remarks)).toHaveLength(3);
});

test('verify reports a vanished application, and so does a backup that has it', async () => {
  const { post, dataDir, intake } = await startIntake();
  const submissionId = newId();
  await post(encode(submissionId, single));
  await post(encode(newId(), single));
  const backup = join(await ownFolder(), 'backup');
  expect((await officeIn(dataDir)('backup', backup)).code).toBe(0);
  await intake.close();
  await rm(join(dataDir, 'received', 'staff', keyOf(submissionId)), { recursive: true });
  const name = `staff/${keyOf(submissionId)}`;

  expect(await officeIn(dataDir)('verify')).toMatchObject({
    code: 1,
    problems: [`${name}: It was received and has vanished. Where a backup holds it, restore brings it back.`],
  });
  const { code, problems } = await officeIn(dataDir)('backup', backup);
  expect(code).toBe(1);
  expect(problems).toContain(`${name}: The backup holds it, and here it has vanished. restore brings it back.`);

  expect((await officeIn(dataDir)('restore', backup)).code).toBe(0);
  expect(await officeIn(dataDir)('verify')).toMatchObject({
    code: 0,
    out: `2 verified in ${dataDir}: every file is as it came.\n`,
  });
});

test('a data folder without acknowledged.log gets it at the next start', async () => {
  const { post, dataDir, intake } = await startIntake();
  const submissionId = newId();
  await post(encode(submissionId, single));
  await intake.close();
  await rm(join(dataDir, 'acknowledged.log'));
  await startIntake({ dataDir });
  await rm(join(dataDir, 'received', 'staff', keyOf(submissionId)), { recursive: true });
  expect((await officeIn(dataDir)('verify')).code).toBe(1);
});

test('a file is refused as the folder of a backup', async () => {
  const dataDir = await ownFolder();
  await generate(dataDir, 1);
  for (const command of ['backup', 'restore'])
    expect(await officeIn(dataDir)(command, '/etc/hosts')).toMatchObject({
      code: 1,
      problems: ['/etc/hosts is not a folder.'],
    });
});
