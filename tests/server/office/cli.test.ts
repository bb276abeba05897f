import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { office } from '#server/office/cli.ts';
import { printable } from '#server/office/printable.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { fileOf, undeclared } from '#tests/server/application.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const startOffice = async () => {
  const { post, dataDir } = await startIntake();
  const run = (...args: string[]) => office(directoryStore(disk, dataDir), args);
  const send = async (body: FormData): Promise<{ reference: string }> => (await post(body)).json();
  return { run, send, dataDir };
};

test('an empty store says so', async () => {
  const { run } = await startOffice();
  expect(await run('list')).toEqual({ out: 'No application has been received yet.', problems: [], code: 0 });
  expect((await run('list', '--json')).out).toBe('[]');
});

test('the list shows each application in the order it came', async () => {
  const { run, send } = await startOffice();
  const first = await send(encode(newId(), staffExamples['experienced teacher']));
  const body = undeclared();
  body.set('personalInfo[passport]', fileOf(handmadePdf({ catalog: '/OpenAction << /S /JavaScript >>' })));
  const second = await send(body);

  const { out, code } = await run('list');

  const [heads, ...rows] = out.split('\n');
  expect(code).toBe(0);
  expect(heads).toMatch(/^RECEIVED AT \(UTC\) +FORM +REFERENCE +APPLICANT +FILES +FLAGS$/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +staff +${first.reference} +Maya Abi Rached +5$`),
  );
  expect(rows[1]).toMatch(new RegExp(`staff +${second.reference} +Elias Khoury +2 +JavaScript$`));
});

test('one application is shown with every answer and where its files are', async () => {
  const { run, send } = await startOffice();
  const { reference } = await send(encode(newId(), staffExamples['married man without children']));

  const { out, code } = await run('show', reference.toLowerCase());

  expect(code).toBe(0);
  expect(out).toContain(`Nabil Haddad, staff application ${reference}`);
  expect(out).toContain('personalInfo[spouseOccupation]: Pharmacist');
  expect(out).toContain('employmentInfo[teacher][0][subject]: Mathematics');
  expect(out).toContain('education[languages][1]: French');
  expect(out).toContain('hasReferences: no');
  expect(out).toContain('One school in Zahlé.\n    The answer is expected in spring.');
  expect(out).toContain('personalInfo[passport]: هوية نبيل حداد.pdf (');
  const path = /^ {4}(\/.*\.pdf)$/m.exec(out)![1]!;
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('--json gives the whole record and its paths to a program', async () => {
  const { run, send } = await startOffice();
  const { reference } = await send(encode(newId(), staffExamples['single man']));
  const [listed] = JSON.parse((await run('list', '--json')).out);
  const shown = JSON.parse((await run('show', reference, '--json')).out);
  expect(shown).toEqual(listed);
  expect(shown).toMatchObject({ reference, form: 'staff', answers: { personalInfo: { firstName: 'Elias' } } });
  expect(shown.files.map(({ name }: { name: string }) => name)).toEqual([
    'personalInfo[passport]',
    'education[academicInfo][0][certificate]',
  ]);
  await expect(readFile(shown.files[0].path)).resolves.toBeDefined();
});

test('an applicant cannot steer the terminal', async () => {
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
  expect(printable('a\nb\tc')).toBe('a\\u{a}b\\u{9}c');
});

test('a record that cannot be read is reported beside the others', async () => {
  const { run, send, dataDir } = await startOffice();
  await send(encode(newId(), staffExamples['single man']));
  const damaged = join(dataDir, 'received', 'staff', 'damaged');
  await mkdir(damaged);
  await writeFile(join(damaged, 'application.json'), '{"version":');
  const { out, problems, code } = await run('list');
  expect(out).toContain('Elias Khoury');
  expect(problems).toEqual([`This application cannot be read: ${damaged}. It is damaged.`]);
  expect(code).toBe(1);
});

test('a reference that is not there, and a command that is none, are told apart', async () => {
  const { run } = await startOffice();
  expect(await run('show', 'AAAAA-AAAAA')).toMatchObject({
    code: 1,
    problems: ['No application has the reference AAAAA-AAAAA. Try: list'],
  });
  for (const args of [[], ['delete'], ['show']])
    expect(await run(...args)).toMatchObject({ code: 2, out: '', problems: [expect.stringMatching(/^Usage:/)] });
});
