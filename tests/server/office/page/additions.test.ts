import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { applicationOf, entryOf, type StoredApplication } from '#server/storing/application.ts';
import { type ApplicationStore, nameOf } from '#server/storing/store.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { sha256 } from '#tests/server/application.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';
import { unzipped } from '#tests/server/office/unzipped.ts';

const pdf = new TextEncoder().encode(handmadePdf());
const paper = {
  file: '01.pdf',
  name: 'vaccination.pdf',
  type: 'application/pdf',
  size: pdf.length,
  sha256: sha256(pdf),
  flags: [],
};

const commit = async (store: ApplicationStore, application: StoredApplication, ...files: string[]) => {
  await store.withSpool(async (spool) => {
    for (const file of files) await spool.write(file, Readable.from([pdf]));
    await store.commit(application, spool);
  });
  return application;
};

const child = JSON.parse(JSON.stringify(admissionExamples['pre-KG child who was in none']));

/** The office's page with one application for admission, and what is added to it. */
const startOffice = async () => {
  const office = await startOfficePage();
  const application = await commit(
    office.store,
    applicationOf('admission', newId(), child, new Date('2026-03-01T08:00:00Z')),
  );
  const add = (more: Record<string, unknown> = {}, at = '2026-03-02T08:00:00Z') => {
    const answers = { ...papersExamples['missing paper'], reference: application.reference, papers: [paper], ...more };
    return commit(office.store, applicationOf('papers', newId(), answers, new Date(at)), '01.pdf');
  };
  return { ...office, application, add };
};

const pathOf = (application: StoredApplication) => `/applications/${nameOf(entryOf(application))}`;
const rowOf = (text: string, { reference }: StoredApplication) =>
  text.match(/<li class="office-row.*?<\/li>/gs)!.find((row) => row.includes(`class="reference">${reference}<`))!;

test('a table for a teacher says which applications are withdrawn', async () => {
  const { signedIn, application, add } = await startOffice();
  const rana = await signedIn();
  const ofIt = { as: 'csv', which: 'chosen', chosen: application.reference, columns: 'missing' };
  const cell = async () => (await rana.post('/export', ofIt)).text.split('\r\n')[1];
  await add();
  expect(await cell()).toBe('""');
  await add({ about: 'withdrawal', message: 'We move.', papers: undefined }, '2026-03-03T08:00:00Z');
  expect(await cell()).toBe('"withdrawal"');
});

test('what was added is seen with its application, and is read when that is opened', async () => {
  const { signedIn, application, add } = await startOffice();
  const rana = await signedIn();
  const first = await add();
  expect(rowOf((await rana.get('/')).text, application)).toContain('1 added');
  const withdrawal = await add({ about: 'withdrawal', message: 'We move.', papers: undefined }, '2026-03-03T08:00:00Z');
  const list = (await rana.get('/')).text;
  const row = rowOf(list, application);
  expect(row.match(/class="office-unusual">[^<]+/g)?.map((found) => found.replace(/.*>/, ''))).toEqual([
    '2 added',
    '2 unread',
    'withdrawal',
  ]);
  expect(rowOf(list, first)).toContain(`to <span class="reference office-target">${application.reference}`);

  const page = (await rana.get(pathOf(application))).text;
  expect(page).toContain('Added since it was sent');
  expect(page.indexOf(first.reference)).toBeLessThan(page.indexOf(withdrawal.reference));
  expect(page).toContain('We move.');
  // What comes first is that there is nothing to decide any more.
  const printed = await rana.get(`${pathOf(application)}/print`);
  for (const text of [page, printed.text]) expect(text).toContain('<p class="office-care">Take care: withdrawal.');
  // The reference of the application is said once.
  expect(page).not.toContain('Reference of the application');
  const file = `${pathOf(first)}/files/01.pdf`;
  expect(page).toContain(`href="${file}"`);
  expect((await rana.get(file)).status).toBe(200);
  const again = rowOf((await rana.get('/')).text, application);
  expect(again).toContain('2 added');
  expect(again).not.toContain('unread');
  expect((await rana.get('/log')).text.match(/opened/g)!.length).toBeGreaterThan(2);
  // Its own page leads to the application.
  const own = (await rana.get(pathOf(first))).text;
  expect(own).toContain(`<a href="${pathOf(application)}">`);
  expect(own).toContain('Reference of the application');
  // A search for the reference finds all three.
  for (const typed of [application.reference, application.reference.replace('-', '').toLowerCase()])
    expect((await rana.get(`/?q=${typed}`)).text).toContain('3 found');
});

test('what fits no application is found by a filter, and is put to one by hand, with who and when', async () => {
  const { signedIn, store, application, add } = await startOffice();
  const rana = await signedIn();
  await add();
  const astray = await add({ reference: 'AAAAA-AAAAA' });
  const unfit = (await rana.get('/?fits=none')).text;
  expect(unfit).toContain('1 found');
  expect(unfit).toContain(astray.reference);
  expect((await rana.get(pathOf(astray))).text).toContain('It fits no application');

  const wrong = await rana.post(`${pathOf(astray)}/adds-to`, { reference: 'BBBBB-BBBBB' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('No application has the reference “88888-88888”. Nothing was changed.');
  expect(wrong.text).toContain('<title>Not saved: ');
  const toItself = await rana.post(`${pathOf(astray)}/adds-to`, { reference: astray.reference });
  expect(toItself.status).toBe(422);
  expect(toItself.text).toContain(`“${astray.reference}” is of something that was added, not of an application.`);
  const typed = application.reference.toLowerCase().replace('-', ' ');
  const from = 'AAAAA-AAAAA';
  const move = (reference: string) => rana.post(`${pathOf(astray)}/adds-to`, { reference, from });
  expect([(await move(typed)).status, (await move(typed)).status]).toEqual([303, 303]);
  // Another user, whose page is older, does not.
  const karim = await signedIn('Karim');
  const other = await commit(store, applicationOf('admission', newId(), child, new Date('2026-03-04T08:00:00Z')));
  const late = await karim.post(`${pathOf(astray)}/adds-to`, { reference: other.reference, from });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Somebody else has changed this application meanwhile.');

  const own = (await rana.get(pathOf(astray))).text;
  expect(own).toContain(`<a href="${pathOf(application)}">`);
  const movedByRana = /<bdi>Rana<\/bdi>, <time>[^<]+<\/time>, moved to <span class="reference">/;
  expect(own).toMatch(movedByRana);
  expect(rowOf((await rana.get('/')).text, application)).toContain('2 added');
  expect((await rana.get('/?fits=none')).text).toContain('Nothing was found.');
  // So do the list of a spreadsheet and the dossier, also where it alone is ticked.
  const csv = await rana.post('/export', { which: 'chosen', chosen: astray.reference, as: 'csv' });
  expect(csv.text).toContain(`"${application.reference}"`);
  expect(csv.text).not.toContain('AAAAA-AAAAA');
  // A later remark keeps it there, and what was sent has not changed.
  await karim.post(pathOf(astray), { mark: 'read', note: 'Seen.', revision: '3' });
  const later = (await rana.get(pathOf(astray))).text;
  expect(later).toMatch(movedByRana);
  expect(later.match(/moved to/g)).toHaveLength(1);
  expect((await store.list({ addsTo: [application.reference] })).applications).toHaveLength(2);
  expect(await store.read(entryOf(astray))).toEqual(astray);
  // An application is put to none.
  expect((await rana.post(`${pathOf(application)}/adds-to`, { reference: typed })).status).toBe(422);
  // The reference of an earlier addition leads to its application.
  const taken = (await rana.get(pathOf(await add({ reference: astray.reference })))).text;
  expect(taken).toContain('is something that was added to');
  const field = (text: string) => /<input[^>]* name="reference"[^>]*>/.exec(text)![0];
  expect(field(taken)).toContain(`value="${application.reference}"`);
  // A reference that is refused is the one that was typed.
  expect(field(wrong.text)).toContain('value="88888-88888"');
});

test('one dossier, one folder of the ZIP and one deletion have the application and what was added', async () => {
  const { signedIn, store, dataDir, application, add } = await startOffice();
  const rana = await signedIn();
  const first = await add();
  const asked = [
    await rana.get(`${pathOf(application)}/delete`),
    await rana.get(`/many/delete?picked=${application.reference}`),
  ];
  for (const { text } of asked) expect(text).toMatch(/what was added to (?:it|them) \(1/);
  await add({ about: 'mistake', message: 'The date is wrong.' }, '2026-03-03T08:00:00Z');
  await rana.post('/export', { which: 'chosen', chosen: application.reference });
  expect(await store.log.page(1, 1)).toMatchObject([{ did: 'exported', count: 3 }]);
  const target = await ownFolder();
  const run = officeIn(dataDir);
  const { code } = await run('export', `${target}/one.zip`, application.reference);
  expect(code).toBe(0);
  const files = await unzipped(`${target}/one.zip`);
  const names = [...files.keys()];
  const folder = names.find((name) => /^admission\/[^/]+\/dossier\.html$/.test(name))!.replace('dossier.html', '');
  const paths = names.filter((name) => name.startsWith(`${folder}added ${first.reference}/`));
  expect(paths.map((name) => name.split('/').at(-1)).toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual([
    '01 Papers.pdf',
    'application.json',
    'dossier.html',
  ]);
  const dossier = String(files.get(`${folder}dossier.html`));
  expect(dossier).toContain(`Added: ${first.reference}`);
  expect(dossier).toContain(`href="added%20${first.reference}/01%20Papers.pdf"`);
  expect(dossier).toContain('The date is wrong.');
  expect(String(files.get('papers.csv'))).toContain(`"${application.reference}"`);
  const printed = await rana.get(`${pathOf(application)}/print`);
  expect(printed.text).toMatch(new RegExp(`Added: ${first.reference}[^]*The date is wrong\\.`));
  expect((await run('show', application.reference)).out).toContain(`Added: ${first.reference}`);

  // What has been added since the page was shown is not deleted unseen.
  const early = { reference: application.reference, added: '1' };
  expect((await rana.post(`${pathOf(application)}/delete`, early)).status).toBe(409);
  await rana.post(`${pathOf(application)}/delete`, { reference: application.reference, added: '2' });
  expect((await store.list()).applications).toEqual([]);
  expect(await store.vanished()).toEqual([]);
  expect((await store.log.page(1, 1))[0]).toMatchObject({ did: 'deleted', count: 3 });
  // In the order in which an interruption leaves no addition alone.
  const deletions = (await readFile(join(dataDir, 'audit.log'), 'utf8')).trim().split(/\n+/);
  expect(deletions.map((line) => JSON.parse(line).form)).toEqual(['papers', 'papers', 'admission']);
});

test('what was added stays while one application cannot be read, which may be its own', async () => {
  const { store, dataDir, add, application } = await startOffice();
  const early = await add({}, '2025-01-01T08:00:00Z');
  await writeFile(join(store.locationOf(entryOf(application)), 'application.json'), 'damaged');
  await officeIn(dataDir)('prune', '--older-than', '2026-01-01', '--yes');
  expect((await store.list()).applications.map(({ reference }) => reference)).toContain(early.reference);
});

test('what was added stays as long as its application', async () => {
  const { store, dataDir, add, application } = await startOffice();
  const early = await add({}, '2025-01-01T08:00:00Z');
  const astray = await add({ reference: 'AAAAA-AAAAA' }, '2025-01-01T08:00:00Z');
  const late = await add({}, '2026-09-01T08:00:00Z');
  const run = officeIn(dataDir);
  const left = async () => (await store.list()).applications.map(({ reference }) => reference).toSorted();
  // Also where only additions are looked at.
  await run('prune', '--older-than', '2025-01-01', '--form', 'papers', '--yes');
  expect(await left()).toHaveLength(4);
  await run('prune', '--older-than', '2026-01-01', '--form', 'admission', '--yes');
  expect(await left()).toHaveLength(4);
  await run('prune', '--older-than', '2026-01-01', '--form', 'papers', '--yes');
  expect(await left()).toEqual([application, early, late].map(({ reference }) => reference).toSorted());
  expect(await left()).not.toContain(astray.reference);
  await run('prune', '--older-than', '2026-06-01', '--yes');
  expect(await left()).toEqual([]);
});
