import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceOf } from '#forms/reference.ts';
import type { Language } from '#languages/languages.ts';
import { inLanguage } from '#server/office/language.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { selectionText } from '#server/office/page/selection.ts';
import { workbookOf } from '#server/office/table/workbook.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf } from '#server/storing/application.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { summaryOf } from '#server/storing/summary.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { startSchool, withoutOwnScript } from '#tests/server/office/page/school.ts';
import { startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';
import { unzipped } from '#tests/server/office/unzipped.ts';

const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');
const cellsOf = (line: string) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!);

test('the table has names in both scripts, grade, birth date, telephones and e-mails, mark, note and what is missing', async () => {
  const { send, store, stored } = await startSchool(10);
  const child = stored.find(
    ({ answers, flags }) => answers.report && !answers.recommendationLetter && flags.length === 0,
  )!;
  const note = '=1+1\nCalls back';
  const at = '2026-11-02T08:00:00.000Z';
  await store.remarks.add(entryOf(child), nextRemark([], { mark: 'invited', note, by: 'Maya', at }));
  const csv = await send('/export', { as: 'csv', which: 'chosen' }, [child]);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.text.startsWith('\ufeff')).toBe(false); // fetch removes the byte order mark
  const [heads, row] = linesOf(csv.text).map(cellsOf);
  const cell = (head: string) => row![heads!.findIndex((each) => each.startsWith(head))];
  const { learner, father } = child.answers as Record<string, Record<string, string>>;
  expect(cell('Applicant')).toBe(`${learner!.name} ${learner!.familyName}`);
  expect(cell('First name in Arabic')).toBe(learner!.studentNameAr);
  expect(cell('Date of birth')).toBe(learner!.dateOfBirth);
  expect(cell('Mobile phone number (Father')).toBe(`'${father!.mobilePhoneNumber}`);
  expect(cell('Email (Mother')).toMatch(/@mail\.example$/);
  expect([cell('Mark'), cell('Note'), cell('Missing')]).toEqual([
    'invited',
    "'=1+1\nCalls back",
    'no recommendation letter',
  ]);
});

test('a table of all of the ticked ones has buttons that lead to the same ones', async () => {
  const { ask, rana, send, stored } = await startSchool(5);
  const ticked = stored.slice(0, 2);
  const picked = selectionText(ticked.map(({ reference }) => reference));
  const { text, sent } = await ask('/table', { which: 'all', list: '?only=ticked', picked });
  expect(text).toContain('<h1>2 applications</h1>');
  const names = linesOf((await send('/export', { ...sent, as: 'csv', columns: 'applicant' })).text).map(cellsOf);
  expect(names[0], 'the only column that was chosen').toEqual(['Applicant']);
  expect(names.map(({ length }) => length)).toEqual([1, 1, 1]);
  const none = linesOf((await send('/export', { ...sent, as: 'csv', columns: 'nonsense' })).text).map(cellsOf);
  expect(none[0], 'the usual columns where none is there that was chosen').toContain('Reference');
  const columns = await rana.get(`/table?${new URLSearchParams({ ...sent, columns: 'applicant' })}`);
  expect((await rana.get(columns.headers.get('location')!)).text).toContain('<h1>2 applications</h1>');
});

test('the chosen columns stay in the address, and the table and its files have them', async () => {
  const { rana, send, stored, store } = await startSchool(10);
  const query = new URLSearchParams({ list: '?sort=name&page=2', which: 'all', picked: '' });
  for (const id of ['applicant', 'grade', 'admission.learner[dateOfBirth]', 'nonsense']) query.append('columns', id);
  const { headers } = await rana.get(`/table?${query}`);
  const address = headers.get('location')!;
  const columns = 'applicant,grade,admission.learner[dateOfBirth]';
  expect(new URLSearchParams(address.slice(address.indexOf('?'))).get('columns')).toBe(`${columns},nonsense`);
  const { text } = await rana.get(address);
  expect(text.match(/<th scope="col">[^<]+/g)?.map((head) => head.replace(/.*>/, ''))).toEqual([
    'Applicant',
    'Grade or position',
    'Date of birth (Learner Information)',
  ]);
  expect(text.match(/<tr>/g)).toHaveLength(11);
  expect(text).toContain('<h1>10 applications</h1>');
  expect(text).toContain(`<p class="office-count">As of ${schoolDay(new Date().toISOString())}</p>`);
  expect(/href="([^"]+)"[^>]*>Back to the list/.exec(text)?.[1]).toMatch(/^\/\?sort=name&amp;page=2&amp;/);
  expect(text).toContain('<section class="office-table" aria-label="Table" tabindex="0">');
  const csv = await send('/export', { as: 'csv', which: 'all', list: '?sort=name', columns });
  expect(
    linesOf(csv.text)
      .map(cellsOf)
      .every((cells) => cells.length === 3),
  ).toBe(true);
  expect(linesOf(csv.text)).toHaveLength(11);
  const book = await send('/export', { as: 'xlsx', which: 'chosen', columns }, stored.slice(0, 2));
  expect(book.headers.get('content-disposition')).toMatch(/applications-\d{4}-\d\d-\d\d\.xlsx"$/);
  expect(book.text.slice(0, 2)).toBe('PK');
  expect((await store.log.page(1, 2)).map(({ did, count }) => `${did} ${count}`)).toEqual([
    'exported 2',
    'exported 10',
  ]);
  expect((await rana.get('/table?which=chosen')).status).toBe(400);
  // More than fit into the address of a list.
  const many = Array.from({ length: 410 }, (_, at) =>
    referenceOf(`00000000-0000-4000-8000-${String(at).padStart(12, '0')}`),
  );
  const ticks = selectionText([...many, stored[0]!.reference]);
  const ofMany = (await rana.get(`/table?which=chosen&picked=${ticks}`)).text;
  expect(/name="picked" value="([^"]+)"/.exec(ofMany)?.[1]).toBe(ticks);
});

test('a class list says what was chosen, and of which day it is', async () => {
  const { rana, stored } = await startSchool(10);
  const aboveTable = async (query: Record<string, string>) => {
    const { text } = await rana.get(`/table?${new URLSearchParams({ which: 'all', ...query })}`);
    return /<p class="office-count">(.*?)<\/p>/.exec(text)![1]!.replace(/ · As of [\d/-]+$/, '');
  };
  expect(await aboveTable({ form: 'admission', mark: 'new', from: '2020-01-02', to: '2030-01-02' })).toBe(
    'Form: Application for Admission · Mark: new · Received from: 2020-01-02 · to: 2030-01-02',
  );
  const { appliesFor } = summaryOf(stored[0]!);
  expect(await aboveTable({ grade: appliesFor })).toBe(`Grade or position: ${gradeLabel('admission', appliesFor)}`);
  expect(await aboveTable({ q: 'a\u202e' })).toBe('Name, telephone, e-mail, reference or note: a\\u{202e}');
  // Those that were ticked may be of any filter.
  const ticked = { which: 'chosen', mark: 'new', picked: stored[0]!.reference };
  expect(await aboveTable(ticked)).toMatch(/^As of/);
});

test('an Excel file has the same cells, all of them texts', async () => {
  const { signedIn, url } = await startOfficeWith(44);
  const rana = await signedIn();
  const answer = await fetch(`${url}/export`, {
    method: 'POST',
    headers: { cookie: rana.cookie(), origin: url },
    body: new URLSearchParams({ which: 'all', as: 'xlsx', list: '?form=admission' }),
  });
  const file = join(await ownFolder(), 'table.xlsx');
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  const parts = await unzipped(file);
  const sheet = parts.get('xl/worksheets/sheet1.xml')!.toString();
  expect(sheet.match(/<f[ >]|<c [^>]*t="(?!s"|inlineStr")/g)).toBeNull();
  const widths = Array.from(sheet.matchAll(/<col [^>]*width="([^"]+)"/g), ([, width]) => Number(width));
  expect(widths.length).toBeGreaterThan(5);
  expect(widths.filter((width) => width < 10 || width > 41)).toEqual([]);
  const texts = [...parts.values()].map(String).join('');
  for (const text of ['كريم', 'Karim Khoury', '+9613123456', '&lt;script&gt;alert(1)&lt;/script&gt;'])
    expect(texts, text).toContain(text);
});

test('each line of a heading and of a note is seen in an Excel file, also where the spreadsheet keeps the heights of rows', async () => {
  const file = join(await ownFolder(), 'table.xlsx');
  const heads = ['Mobile phone number (Father Information)', 'Note'];
  const rows = [
    ['+9613123456', 'Calls back'],
    ['+9613123456', 'Calls back\non Friday'],
    ['+9613123456', 'x\n'.repeat(1_000)],
  ];
  await writeFile(file, await workbookOf(heads, rows));
  const sheet = (await unzipped(file)).get('xl/worksheets/sheet1.xml')!.toString();
  const heights = Array.from(sheet.matchAll(/<row r="\d+"([^>]*)>/g), ([, row]) => /ht="(\d+)"/.exec(row!)?.[1]);
  expect(heights).toEqual(['60', undefined, '30', '405']);
});

test('an Excel file in Arabic opens from right to left', async () => {
  const sheetIn = async (language: Language) => {
    const file = join(await ownFolder(), 'table.xlsx');
    await writeFile(file, await inLanguage(language, () => workbookOf(['Note'], [['Maths\t14']])));
    const parts = await unzipped(file);
    expect([...parts.values()].map(String).join('')).toContain('Maths 14<');
    return parts.get('xl/worksheets/sheet1.xml')!.toString();
  };
  expect(await sheetIn('ar')).toContain('rightToLeft="1"');
  for (const language of ['en', 'fr'] as const) expect(await sheetIn(language)).not.toContain('rightToLeft');
});

test('while an Excel file is written, the service answers others', async () => {
  const { url } = await startOfficeWith(1);
  const ended: string[] = [];
  const row = Array.from({ length: 20 }, (_, column) => `Answer ${column}`);
  await Promise.all([
    workbookOf(row, Array(2_000).fill(row)).then(() => ended.push('workbook')),
    fetch(url).then(() => ended.push('answer')),
  ]);
  expect(ended).toEqual(['answer', 'workbook']);
});

test('a text that is too long for a cell of an Excel file says where the rest is', async () => {
  const file = join(await ownFolder(), 'table.xlsx');
  const sizes = [32_000, 32_001];
  await writeFile(
    file,
    await workbookOf(
      ['Answer'],
      sizes.map((size) => [`${'x'.repeat(size - 2)}🎓`]),
    ),
  );
  const texts = [...(await unzipped(file)).values()].map(String).join('');
  expect(texts).toContain('x🎓<');
  expect(texts).toMatch(/x\n\[The rest does not fit into a cell\. It is in the application\.\]</);
});

test('no cell of a table is a formula, and no name breaks the page', async () => {
  const { signedIn } = await startOfficeWith(44);
  const rana = await signedIn();
  const csv = await rana.post('/export', { as: 'csv', which: 'all' });
  for (const line of linesOf(csv.text).slice(1))
    for (const cell of cellsOf(line)) expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/);
  const { text } = await rana.get('/table?which=all');
  expect(withoutOwnScript(text).match(/.{40}(?:<script|<img|[\u202a-\u202e\u2066-\u2069])/)).toBeNull();
  for (const form of ['staff', 'admission', 'papers'])
    expect((await rana.get(`/table?which=all&form=${form}`)).status).toBe(200);
});
