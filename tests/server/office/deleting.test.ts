import { cp, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { entryOf, keyOf } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { auditDeletion } from '#server/storing/folder/audit.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const single = staffExamples['single man'];

test('a deleted application is gone, and a late retry gets its receipt and is not stored', async () => {
  const { post, getStatus, dataDir, spools } = await startIntake();
  const submissionId = newId();
  const receipt = (await (await post(encode(submissionId, single))).json()) as { reference: string };
  await post(encode(newId(), staffExamples['experienced teacher']));

  expect(await officeIn(dataDir, { answer: 'no' })('delete', receipt.reference)).toMatchObject({ code: 1 });
  const { code, problems } = await officeIn(dataDir, { answer: 'yes' })('delete', receipt.reference.toLowerCase());

  expect([code, problems.at(-1)]).toEqual([0, '1 of 1 deleted.']);
  expect(problems).toContain('Delete this application and all files for good? Type yes: ');
  const place = join(dataDir, 'received', 'staff', keyOf(submissionId));
  expect(await readdir(place)).toEqual(['application.json']);
  const left =
    (await readFile(join(place, 'application.json'), 'utf8')) + (await readFile(join(dataDir, 'audit.log'), 'utf8'));
  for (const secret of ['Elias', 'Khoury', submissionId, receipt.reference, 'passport', '96131'])
    expect(left).not.toContain(secret);
  expect(JSON.parse(await readFile(join(dataDir, 'audit.log'), 'utf8'))).toMatchObject({
    did: 'delete',
    form: 'staff',
    id: keyOf(submissionId),
  });

  const again = await post(encode(submissionId, single));
  expect([again.status, await again.json()]).toEqual([200, receipt]);
  expect((await post(encode(submissionId, staffExamples['experienced teacher']))).status).toBe(200);
  expect(await (await getStatus(submissionId)).json()).toEqual({ received: true, ...receipt });
  expect(await readdir(place)).toEqual(['application.json']);
  expect(await spools()).toEqual([]);
  expect((await officeIn(dataDir)('list')).out).not.toContain('Elias');
  expect(await officeIn(dataDir)('verify')).toMatchObject({
    code: 0,
    out: `2 verified in ${dataDir}: every file is as it came.\n`,
  });
});

test('an interrupted deletion is completed by the next one', async () => {
  const dataDir = await ownFolder();
  const [first, second] = await generate(dataDir, 2);
  const place = join(dataDir, 'received', first!.form, keyOf(first!.submissionId));
  const remark = { revision: 1, mark: 'read', note: 'Elias', by: 'Rana', at: first!.receivedAt };
  expect(await directoryStore(disk, dataDir).remarks.add(entryOf(first!), remark)).toBe(true);
  const { version, form, receivedAt } = first!;
  await writeFile(
    join(place, 'application.json'),
    JSON.stringify({ version, form, receivedAt, deletedAt: receivedAt }),
  );
  await auditDeletion(disk, dataDir, entryOf(first!), { version, form, receivedAt, deletedAt: receivedAt });

  const { problems } = await officeIn(dataDir)('verify');
  expect(problems).toEqual([`${place}: It was deleted, but not all of it: the next start, delete or prune ends that.`]);

  expect((await officeIn(dataDir)('delete', second!.reference, '--yes')).code).toBe(0);
  expect(await readdir(place)).toEqual(['application.json']);
  expect(await readdir(join(dataDir, 'remarks'))).toEqual([]);
  expect((await directoryStore(disk, dataDir).list()).applications).toEqual([]);
});

test('prune deletes old applications, of one form or of all, after a confirmation', async () => {
  const dataDir = await ownFolder();
  // One an hour: 22 of them fall on 1 January in Beirut.
  const stored = await generate(dataDir, 30);
  const kept = stored.filter(({ receivedAt }) => receivedAt >= '2026-01-01T22');
  const args = ['prune', '--older-than', '2026-01-02'];

  expect(await officeIn(dataDir, { answer: '' })(...args)).toMatchObject({ code: 1 });
  expect((await directoryStore(disk, dataDir).list()).applications).toHaveLength(30);
  const old = stored.length - kept.length;
  const ofStaff = stored.filter((each) => each.form === 'staff' && !kept.includes(each)).length;
  for (const [more, count] of [
    [['--form', 'staff'], ofStaff],
    [[], old - ofStaff],
  ] as const)
    expect(await officeIn(dataDir, { answer: 'yes' })(...args, ...more)).toMatchObject({
      code: 0,
      problems: expect.arrayContaining([`${count} of ${count} deleted.`]),
    });

  const { applications } = await directoryStore(disk, dataDir).list();
  expect(applications.map(({ reference }) => reference)).toEqual(kept.map(({ reference }) => reference));
  expect((await readFile(join(dataDir, 'audit.log'), 'utf8')).trim().split(/\n+/)).toHaveLength(22);
  expect((await officeIn(dataDir)('prune', '--older-than', '100y', '--yes')).problems).toEqual([
    'There is nothing to delete.',
  ]);
  expect((await officeIn(dataDir)('prune', '--older-than', 'soon')).code).toBe(2);
});

test('verify reports damaged, lost and added files, and changed answers', async () => {
  const dataDir = await ownFolder();
  const stored = await generate(dataDir, 6);
  const store = directoryStore(disk, dataDir);
  const [damaged, lost, added, changed] = stored.map((application) => store.locationOf(entryOf(application))) as [
    string,
    string,
    string,
    string,
  ];
  await truncate(join(damaged, '01.pdf'), 100);
  await disk.rm(join(lost, '02.pdf'));
  await writeFile(join(added, 'notes.txt'), '');
  const record = join(changed, 'application.json');
  await writeFile(record, (await readFile(record, 'utf8')).replace('Maya', 'Mia'));
  const other = join(dataDir, 'received', 'staff', 'f'.repeat(64));
  await cp(store.locationOf(entryOf(stored[4]!)), other, { recursive: true });

  const { code, out, problems } = await officeIn(dataDir)('verify');

  expect([code, out]).toEqual([1, '']);
  expect(problems.toSorted()).toEqual(
    [
      `${damaged}: 01.pdf: It is damaged.`,
      `${lost}: 02.pdf: It is missing.`,
      `${added}: notes.txt: It does not belong there.`,
      `${changed}: Its answers were changed.`,
      `${other}: It is in the place of another.`,
    ].toSorted(),
  );
});

test('a command that is interrupted says so, and what it has done', async () => {
  const dataDir = await ownFolder();
  const references = (await generate(dataDir, 2)).map(({ reference }) => reference);
  const backup = await ownFolder();
  for (const [args, sentence] of [
    [['verify'], 'Interrupted: the rest was not verified.'],
    [['delete', ...references, '--yes'], '0 of 2 deleted.'],
    [['backup', backup], 'Interrupted: what was copied is whole; the rest is missing.'],
  ] as const) {
    const { problems, code } = await officeIn(dataDir, { interrupted: AbortSignal.abort() })(...args);
    expect([args[0], code, problems.at(-1)]).toEqual([args[0], 130, sentence]);
  }
  expect((await directoryStore(disk, dataDir).list()).applications).toHaveLength(2);
  expect((await directoryStore(disk, backup).list()).applications).toEqual([]);
});

test('nothing is deleted when the audit cannot be written', async () => {
  const dataDir = await ownFolder();
  const [first] = await generate(dataDir, 1);
  await mkdir(join(dataDir, 'audit.log'));
  const { code, problems } = await officeIn(dataDir)('delete', first!.reference, '--yes');
  expect([code, problems.at(-1)]).toEqual([1, `${join(dataDir, 'audit.log')} is a folder, and a file was expected.`]);
  expect((await directoryStore(disk, dataDir).list()).applications).toHaveLength(1);
});

test("a command that writes refuses to run as another user than the folder's owner", async () => {
  const dataDir = await ownFolder();
  const [first] = await generate(dataDir, 1);
  const backup = await ownFolder();
  const other = vi.spyOn(process as { geteuid: () => number }, 'geteuid').mockReturnValue(process.geteuid!() + 1);
  onTestFinished(() => other.mockRestore());
  for (const args of [
    ['delete', first!.reference, '--yes'],
    ['prune', '--older-than', '1d', '--yes'],
    ['backup', backup],
    ['restore', backup],
    ['office'],
  ]) {
    const { code, problems } = await officeIn(dataDir)(...args);
    expect([args[0], code]).toEqual([args[0], 1]);
    expect(problems[0]).toMatch(
      /^\S+ belongs to the user \S+, and this runs as \S+\. Use a folder of \S+, made like this: install -d -o \w+ -m 700 <folder>/,
    );
    expect(problems[0], args[0]).toContain(dataDir);
  }
  expect(await readdir(backup)).toEqual([]);
  expect((await officeIn(dataDir)('list')).code).toBe(0);
});
