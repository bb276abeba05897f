import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { papersExamples } from '#forms/papers/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { emailToApplicant, emailToOffice } from '#server/office/mail/emails.ts';
import { applicationOf, entryOf, type StoredApplication } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { mailContentOf } from '#server/storing/mailQueue.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { parsed } from '#tests/server/office/page/parsed.ts';
import { storeChildren } from '#tests/server/office/schoolWith.ts';
import { commit } from '#tests/server/storing/applications.ts';
import { outlineOf, rowsOf } from '#tests/src/outlines/outline.ts';

const message = { ...papersExamples.withdrawal, papers: undefined };

/** Children, a teacher who wrote in Arabic, and what was added: a withdrawal, and what fits nothing. */
const startSchool = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-09T05:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await ownFolder();
  const store = directoryStore(disk, dataDir);
  await store.open(['staff', 'admission', 'papers']);
  const children = await storeChildren(store, 5);
  const add = async (number: number, form: string, answers: object, language?: 'ar') => {
    const id = `00000000-0000-4000-8000-00000000000${number}`;
    const at = new Date(`2026-06-0${number + 1}T21:30:00Z`);
    const application = applicationOf(form, id, JSON.parse(JSON.stringify(answers)), at, language);
    await commit(store, application);
    return application;
  };
  const passport = { file: '09.pdf', name: '\u202egone.pdf', type: 'application/pdf', size: 9, sha256: '', flags: [] };
  const { personalInfo, ...rest } = staffExamples['experienced teacher'];
  const teacher = await add(1, 'staff', { ...rest, personalInfo: { ...personalInfo, passport } }, 'ar');
  const pupil = children[3]!;
  const paper = { ...passport, file: '01.pdf', name: 'card.pdf' };
  const withdrawal = await add(2, 'papers', { ...message, reference: pupil.reference, papers: [paper] });
  const astray = await add(3, 'papers', { ...message, about: 'mistake', reference: 'AAAAA-AAAAA' }, 'ar');
  return { dataDir, store, pupil, teacher, withdrawal, astray, children };
};

/** An HTML page as it is read; the cells of the first rows of a sheet that say something, each below its head. */
const contentOf = (name: string, text: string): string[] => {
  if (name.endsWith('.html')) {
    const { title, head, body, documentElement } = parsed(text);
    const { lang, dir } = documentElement;
    const metas = [...head.querySelectorAll('meta[content]')].map((each) => each.getAttribute('content')!);
    return [title, lang, dir, ...metas, /@bottom-left \{[^}]*\}/.exec(text)![0], ...rowsOf(outlineOf(body))];
  }
  if (!name.endsWith('.csv')) return text.split('\n');
  const [heads, ...rows] = text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!));
  return rows
    .slice(0, 2)
    .flatMap((cells) => cells.flatMap((cell, at) => (cell === '' ? [] : [`${heads![at]}: ${cell}`])));
};

test('what each command says of a school, its export and its e-mails are as they were accepted', async () => {
  const { dataDir, store, pupil, teacher, withdrawal, astray, children } = await startSchool();
  const target = join(await ownFolder(), 'out');
  const texts: string[] = [];
  const run = async (...args: string[]) => {
    const { out, problems, code } = await officeIn(dataDir, { answer: 'no' })(...args);
    texts.push(`$ ${args.join(' ')}`, out.trimEnd(), ...problems.map((problem) => `! ${problem}`), `= ${code}`);
  };
  await run('list');
  await run('list', '--form', 'papers', '--from', '2026-06-04', '--to', '2026-06-05', '--csv');
  await run('search', 'khoury', '--to', '2026-06-01', '--json');
  for (const { reference } of [pupil, teacher, withdrawal]) await run('show', reference);
  await store.remarks.add(
    entryOf(astray),
    nextRemark([], { addsTo: pupil.reference, note: 'Lea', by: 'Maya', at: astray.receivedAt }),
  );
  await run('search', 'lea');
  await rm(join(store.locationOf(entryOf(pupil)), '01.pdf'));
  await run('verify');
  await run('delete', pupil.reference, 'AAAAA-AAAAA');
  await run('prune', '--older-than', '8d');
  await run('export', target, pupil.reference, teacher.reference, withdrawal.reference);
  for (const name of (await readdir(target, { recursive: true })).toSorted())
    if (/\.(?:html|csv|txt)$/.test(name))
      texts.push(`# ${name}`, ...contentOf(name, await readFile(join(target, name), 'utf8')));
    else texts.push(`# ${name}`);

  const mailOf = (application: StoredApplication, recipient: 'office' | number = 'office', withheld = 0) => ({
    ...entryOf(application),
    ...mailContentOf(application),
    recipient,
    withheld,
    tries: 0,
    age: 0,
  });
  const site = 'https://school.example';
  const emails = [
    emailToOffice([mailOf(pupil)], 'office@school.example'),
    emailToOffice([mailOf(withdrawal, 'office', 2)], 'office@school.example'),
    emailToOffice([mailOf(teacher, 'office', 1), mailOf(astray)], 'office@school.example'),
    emailToApplicant(mailOf(pupil, 0), 'parent@mail.example', site),
    emailToApplicant(mailOf(withdrawal, 0), 'parent@mail.example', site),
    emailToApplicant(mailOf(teacher, 0), 'teacher@mail.example'),
  ];
  for (const { to, subject, text } of emails) texts.push(`# ${to}`, subject, text);
  const named = [
    [dataDir, 'DATA_DIR'],
    [target, 'TARGET'],
    ...[...children, teacher, withdrawal, astray].map((each) => [entryOf(each).key, each.reference]),
  ].reduce((all, [from, to]) => all.replaceAll(from!, to!), texts.join('\n'));
  await expect(`${named}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot('commands.txt');
});
