import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { encryptedPdf } from '#tests/forms/encryptedPdfs.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { fileOf, undeclared } from '#tests/server/application.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const startOffice = async () => {
  const { post, url, dataDir } = await startIntake();
  const send = async (body: FormData): Promise<{ reference: string }> => (await post(body)).json();
  const admit = async (answers: unknown): Promise<{ reference: string }> =>
    (await fetch(`${url}/backend/api/admission`, { method: 'POST', body: encode(newId(), answers) })).json();
  return { run: officeIn(dataDir), send, admit, dataDir };
};

test('the list of an empty store is a sentence', async () => {
  const { run } = await startOffice();
  expect(await run('list')).toEqual({ out: 'No such application has been received.\n', problems: [], code: 0 });
  expect((await run('list', '--json')).out).toBe('[]\n');
});

test('a folder without an intake is reported, not listed as empty', async () => {
  const folder = await ownFolder();
  for (const args of [['list'], ['verify'], ['backup', join(folder, 'backup')]])
    expect(await officeIn(folder)(...args)).toEqual({
      out: '',
      problems: [`No intake has run in ${folder}. Is DATA_DIR right?`],
      code: 1,
    });
});

test('the list shows all applications, oldest first', async () => {
  const { run, send } = await startOffice();
  const first = await send(encode(newId(), staffExamples['experienced teacher']));
  const body = undeclared();
  body.set('personalInfo[passport]', fileOf(encryptedPdf('revision-4-aes-asks')));
  const second = await send(body);

  const { out, code } = await run('list');

  const [heads, ...rows] = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(heads).toMatch(/^RECEIVED AT \(BEIRUT\) +FORM +REFERENCE +APPLICANT +ADDED TO +FILES +FLAGS$/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +staff +${first.reference} +Maya Abi Rached +5$`),
  );
  expect(rows[1]).toMatch(new RegExp(`staff +${second.reference} +Elias Khoury +2 +encrypted$`));
  const shown = (await run('show', second.reference)).out;
  expect(shown).toMatch(/passport\.pdf \(.+, encrypted\)\n/);
  expect(shown).toContain('\nTake care when opening its files: encrypted\n');
});

test('show prints all answers of an application with their labels, and the paths of its files', async () => {
  const { run, send } = await startOffice();
  const { reference } = await send(encode(newId(), staffExamples['married man without children']));

  const { out, code } = await run('show', reference.toLowerCase());

  expect(code).toBe(0);
  expect(out).toContain(`Nabil Haddad, Staff Application ${reference}`);
  expect(out).toContain('PERSONAL INFORMATION\n  First name: Nabil\n');
  expect(out).toContain("  Spouse's occupation: Pharmacist\n");
  expect(out).toContain('  Subject 1: Mathematics\n  Level, subject 1: Grade 7\n');
  expect(out).toContain('  Language 2: French\n');
  expect(out).toContain('One school in Zahlé.\n      The answer is expected in spring.\n');
  expect(out).toContain('Photocopy of passport or Lebanese ID card: هوية نبيل حداد.pdf (');
  const path = /^ {6}(\/.*\.pdf)$/m.exec(out)![1]!;
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('show prints answers that the form no longer asks for', async () => {
  const { run, send, dataDir } = await startOffice();
  const submissionId = newId();
  const { reference } = await send(encode(submissionId, staffExamples['single man']));
  const [place] = JSON.parse((await run('show', reference, '--json')).out).files;
  const record = join(place.path, '..', 'application.json');
  const stored = JSON.parse(await readFile(record, 'utf8'));
  stored.answers.personalInfo.shoeSize = '43';
  stored.answers.personalInfo.spouseOccupation = 'Not asked of a single man';
  await writeFile(record, JSON.stringify(stored));

  const { out } = await officeIn(dataDir)('show', reference);

  expect(out).toContain(
    'OTHER ANSWERS\n  personalInfo[shoeSize]: 43\n  personalInfo[spouseOccupation]: Not asked of a single man\n',
  );
});

test('a search finds names in Latin and Arabic letters, without accents or harakat, and references', async () => {
  const { run, send, admit } = await startOffice();
  await send(encode(newId(), staffExamples['single man']));
  await send(encode(newId(), staffExamples['married mother of two']));
  const { reference } = await admit(admissionExamples['pre-KG child who was in none']);
  const found = async (...words: string[]) =>
    (JSON.parse((await run('search', ...words, '--json')).out) as { applicant: string }[]).map(
      ({ applicant }) => applicant,
    );

  // No reference has an I.
  expect(await found('khoury', 'kari')).toEqual(['Karim Khoury']);
  expect(await found('nobody', 'khoury')).toEqual([]);
  expect(await found('كَرِيم')).toEqual(['Karim Khoury']);
  expect(await found(reference.replace('-', ''))).toEqual(['Karim Khoury']);
  expect(await found('khoury', '--form', 'staff')).toEqual(['Elias Khoury']);
  expect(await found('khoury', '--from', '2999-01-01')).toEqual([]);
  expect(await found('khoury', '--to', '1999-12-31')).toEqual([]);
});

test("times and days are in the school's time zone, and in UTC in JSON", async () => {
  const dataDir = await ownFolder();
  const stored = await generate(dataDir, 24);
  const run = officeIn(dataDir);
  expect((await run('list')).out).toContain('\n2026-01-01 02:00  ');
  expect((await run('show', stored[0]!.reference)).out).toContain('\nReceived at 2026-01-01 02:00 (Beirut), ');
  const days = async (...args: string[]) =>
    (JSON.parse((await run('list', '--json', ...args)).out) as { receivedAt: string }[]).map((one) => one.receivedAt);
  expect(await days('--from', '2026-01-02')).toEqual(['2026-01-01T22:00:00.000Z', '2026-01-01T23:00:00.000Z']);
  expect(await days('--to', '2026-01-01')).toHaveLength(22);
  expect(schoolMinute('2026-07-01T21:30:00.000Z')).toBe('2026-07-02 00:30');
});

test('--json prints the whole record with paths, --csv a row', async () => {
  const { run, send } = await startOffice();
  const { reference } = await send(encode(newId(), staffExamples['single man']));
  const [listed] = JSON.parse((await run('list', '--json')).out);
  expect(listed).toMatchObject({ reference, form: 'staff', applicant: 'Elias Khoury', files: 2, flags: [] });
  const shown = JSON.parse((await run('show', reference, '--json')).out);
  expect(shown).toMatchObject({ reference, form: 'staff', answers: { personalInfo: { firstName: 'Elias' } } });
  expect(shown.files.map(({ name }: { name: string }) => name)).toEqual([
    'personalInfo[passport]',
    'education[academicInfo][0][certificate]',
  ]);
  await expect(readFile(shown.files[0].path)).resolves.toBeDefined();
  const [heads, row] = (await run('list', '--csv')).out.split('\r\n');
  expect(heads).toBe('\ufeff"Received at (Beirut)","Form","Reference","Applicant","Added to","Files","Flags"');
  expect(row).toContain(`,"staff","${reference}","Elias Khoury","","2",""`);
});

test('an applicant cannot send control characters to the terminal', async () => {
  const { run, send } = await startOffice();
  const body = undeclared();
  body.set('personalInfo[passport]', fileOf(handmadePdf(), '\u001b[2Jgone\u202e\u009b31m.pdf'));
  const { reference } = await send(body);
  for (const args of [['list'], ['show', reference], ['list', '--json'], ['show', reference, '--json']]) {
    const { out } = await run(...args);
    expect(out).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  }
  expect((await run('show', reference)).out).toContain('\\u{1b}[2Jgone\\u{202e}\\u{9b}31m.pdf');
  expect(JSON.parse((await run('show', reference, '--json')).out).answers.personalInfo.passport.name).toContain(
    '\u202e',
  );
});

test.each(['{"version":', '{"version":1,"form":"staff","receivedAt":"lately"}'])(
  'the unreadable record %s is reported, and the others are listed',
  async (record) => {
    const { run, send, dataDir } = await startOffice();
    await send(encode(newId(), staffExamples['single man']));
    const damaged = join(dataDir, 'received', 'staff', 'damaged');
    await mkdir(damaged);
    await writeFile(join(damaged, 'application.json'), record);
    const { out, problems, code } = await run('list');
    expect(out).toContain('Elias Khoury');
    expect(problems).toEqual([`This application cannot be read: ${damaged}. It is damaged.`]);
    expect(code).toBe(1);
  },
);

test('an unknown reference and an unknown command have different exit codes', async () => {
  const { run } = await startOffice();
  expect(await run('show', 'AAAAA-AAAAA')).toMatchObject({
    code: 1,
    problems: ['No application has the reference AAAAA-AAAAA. Try: list'],
  });
  for (const args of [[], ['frobnicate'], ['show'], ['list', '--from', 'May'], ['list', '--json', '--csv']])
    expect(await run(...args), args.join(' ')).toMatchObject({ code: 2, out: '' });
  expect((await run('--help')).out).toMatch(/list.*search.*show/s);
});

test('a search without letters or digits is refused', async () => {
  const { run, send } = await startOffice();
  await send(encode(newId(), staffExamples['single man']));
  for (const args of [
    ['search', ''],
    ['search', ' - '],
    ['export', '/tmp/never-made', '--words', ''],
  ]) {
    const { code, out, problems } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(problems.join()).toContain('Name a part of a name or of a reference.');
  }
});

test('nobody without a name is signed in', async () => {
  const { run } = await startOffice();
  for (const name of ['', '   ']) {
    const { code, out, problems } = await run('office', '--name', name);
    expect([code, out]).toEqual([2, '']);
    expect(problems.join()).toContain('Name who the link is for.');
  }
});

test('a record that this user may not read is not reported as damaged, and listed once it can be read', async () => {
  const { run, send, dataDir } = await startOffice();
  await send(encode(newId(), staffExamples['single man']));
  const [key] = await readdir(join(dataDir, 'received', 'staff'));
  const record = join(dataDir, 'received', 'staff', key!, 'application.json');
  const readFileSync = vi.spyOn(disk, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: record });
  });
  onTestFinished(() => readFileSync.mockRestore());
  const store = directoryStore(disk, dataDir);
  expect((await store.list()).unreadable).toHaveLength(1);
  const { code, problems } = await run('list');
  expect([code, problems]).toEqual([
    1,
    [`This application cannot be read: ${dirname(record)}. This user may not read it.`],
  ]);
  readFileSync.mockRestore();
  expect((await store.list()).applications).toHaveLength(1);
});

test('what waits for another device is counted, and nothing else is said of it', async () => {
  const { url, dataDir } = await startIntake();
  const run = officeIn(dataDir);
  const put = () =>
    fetch(`${url}/api/handover/${randomBytes(16).toString('base64url')}`, {
      method: 'PUT',
      body: 'encrypted',
      headers: { 'content-type': 'application/octet-stream' },
    });
  expect((await run('waiting')).out).toBe('0 encrypted drafts wait for another device.\n');
  await put();
  expect((await run('waiting')).out).toBe('1 encrypted draft waits for another device.\n');
  await put();
  expect(await run('waiting')).toEqual({
    out: '2 encrypted drafts wait for another device.\n',
    problems: [],
    code: 0,
  });
  expect((await run('list')).out).toBe('No such application has been received.\n');
  expect((await run('verify')).out).toBe(`0 verified in ${dataDir}: every file is as it came.\n`);
});
