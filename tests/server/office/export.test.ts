import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';
import { csvRow } from '#server/office/export/csv.ts';
import { questionCells } from '#server/office/export/formSheet.ts';
import { filesOf, keyOf } from '#server/storing/application.ts';
import { applications } from '#tests/applications.ts';
import { sha256 } from '#tests/server/application.ts';
import { generate, HOSTILE_FILE, hostile, kindCount } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { unzipped } from '#tests/server/office/unzipped.ts';

/** Every file below a folder, by its path there. */
const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const tags =
  /^\/?(?:html|head|meta|title|style|body|header|main|section|p|h1|h2|b|dl|div|dt|dd|a|bdi|span|table|thead|tbody|tr|th|td)$/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** A page's tags, links and texts, as a browser would read them. */
const read = async (path: string) => {
  const html = (await readFile(path, 'utf8')).replace('<!doctype html>', '');
  const plain = (text: string) => text.replace(/&(#?\w+);/g, (_, name: string) => entities[name]!);
  return {
    foreign: [...html.matchAll(/<([^\s>]+)(?:\s+[a-zA-Z-]+="[^"<>]*")*\/?>|</g)].filter(
      ([, tag = '']) => !tags.test(tag),
    ),
    // Telephone numbers and e-mail addresses are links, too.
    links: [...html.matchAll(/<a href="(?!tel:|mailto:)([^"]*)"/g)].map(([, link]) => decodeURIComponent(plain(link!))),
    texts: [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => plain(text!)),
  };
};

/** The cells of a CSV file (RFC 4180). */
const cellsOf = (csv: string): string[][] =>
  csv
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell!.replaceAll('""', '"')));

const exported = async (count: number) => {
  const dataDir = await ownFolder();
  const stored = await generate(dataDir, count);
  const target = join(await ownFolder(), 'applications');
  return { dataDir, stored, target, run: officeIn(dataDir) };
};

test('applications become pages to print, with links to their PDFs, whatever their answers are', async () => {
  const { stored, target, run } = await exported(44);

  const { problems, code } = await run('export', target);

  expect([problems.at(-1), code]).toEqual([`44 applications written to ${target}`, 0]);
  const paths = await filesBelow(target);
  const dossiers = paths.filter((path) => path.endsWith('dossier.html'));
  expect(dossiers).toHaveLength(44);
  expect(paths.filter((path) => /(?:^|\/)[.x]|[^\p{L}\p{M}\p{N}'’ ./-]/u.test(path))).toEqual([]);
  expect((await read(join(target, 'index.html'))).links.toSorted()).toEqual(dossiers.toSorted());

  const all = new Set<string>();
  for (const path of dossiers) {
    const { foreign, links, texts } = await read(join(target, path));
    expect(foreign).toEqual([]);
    const application = stored.find(({ reference }) => path.includes(reference))!;
    const files = filesOf(application.answers);
    expect(links).toHaveLength(files.length);
    for (const link of links) {
      expect(normalize(link)).toBe(link);
      expect(sha256(await readFile(join(target, path, '..', link)))).toBe(files[0]![1].sha256);
    }
    for (const text of texts) all.add(text);
    expect(JSON.parse(await readFile(join(target, path, '..', 'application.json'), 'utf8'))).toEqual(application);
  }
  for (const text of hostile.filter((each) => !each.includes('\u202e') && !each.includes('\t')))
    expect(all).toContain(text);
  expect(all).toContain(HOSTILE_FILE);
  expect(all).toContain('+961 3 123 456');
});

test('each form has a sheet with a column for every field, in its order, without formulas', async () => {
  const { stored, target, run } = await exported(kindCount());
  await run('export', target);
  for (const { name, form } of applications) {
    const csv = await readFile(join(target, `${name}.csv`), 'utf8');
    expect(csv.startsWith('\ufeff"Received at (Beirut)",')).toBe(true);
    const [heads, ...rows] = cellsOf(csv.slice(1));
    const asked = stored.filter((application) => application.form === name);
    expect(rows.map((row) => row[2])).toEqual(asked.map(({ reference }) => reference));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([heads!.length]));
    expect(rows.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    const steps = [...new Set(heads!.slice(7, -1).map((head) => /\(([^(),]+)[^()]*\)$/.exec(head)?.[1]))];
    expect(steps).toEqual(Object.values(form.steps).map(({ title }) => title));
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['']));
  }
  const [heads, ...rows] = cellsOf((await readFile(join(target, 'staff.csv'), 'utf8')).slice(1));
  const cell = (head: string, applicant: string) => rows.find((row) => row[3] === applicant)![heads!.indexOf(head)];
  expect(cell('Mobile phone (Personal Information)', 'Elias Khoury')).toBe("'+9613123456");
  expect(cell('From (Education, Academic background)', 'Elias Khoury')).toBe('2012-09-17');
  expect(cell('From (Education, Academic background)', 'Maya Abi Rached')).toBe(
    '1. 1997-09-22\n2. 2000-09-18\n3. 2003-09-15',
  );
  expect(cell('Level (Employment Information, Subjects and levels)', 'رنا Mansour')).toMatch(
    /^1\. Grade 1\n2\. Grade 2$/,
  );
});

test('a cell names each file of its question', async () => {
  const files = ['01.pdf', '02.pdf'].map((file) => ({
    file,
    name: file,
    type: 'application/pdf',
    size: 1,
    sha256: '',
    flags: [],
  }));
  const answer = { name: 'parentsInfo[legalPapers]', label: '', text: '', plain: '', files };
  const cells = questionCells([{ title: '', answers: [answer] }], ({ file }) => `files/${file}`);
  expect(cells.get('parentsInfo[legalPapers]')).toBe('files/01.pdf\nfiles/02.pdf');
});

test('a spreadsheet runs no formulas, does not convert zeros, slashes and long numbers, and reads days and small numbers', () => {
  for (const text of ['=1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠A1', ' =1', '\u00a0=1', '\tx', '\rx', '\nx'])
    expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  for (const text of ['0012', '1/2', '3-4', '12.11', '1E5', '10:30', '123456789012'])
    expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  for (const text of [
    '0',
    '1247',
    '2026-11-22',
    '2026-11-22 09:14',
    '2026-2027',
    '03 123 456',
    '3rd floor',
    '66464-E6727',
  ])
    expect(csvRow([text])).toBe(`"${text}"\r\n`);
});

test('a ZIP file has the same files as a folder, of the given references only, and only the user may read them', async () => {
  const { stored, target, run } = await exported(8);
  const some = stored.slice(3, 6).map(({ reference }) => reference);
  // What an export left that was killed.
  await mkdir(`${target}.partial`);
  await writeFile(join(`${target}.partial`, 'half'), '');
  await run('export', target, ...some);
  expect((await run('export', `${target}.zip`, ...some)).code).toBe(0);

  const zip = await unzipped(`${target}.zip`);

  const paths = await filesBelow(target);
  expect([...zip.keys()].toSorted()).toEqual(paths.toSorted());
  for (const path of paths) expect(zip.get(path), path).toEqual(await readFile(join(target, path)));
  expect(paths.filter((path) => path.endsWith('dossier.html'))).toHaveLength(3);
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(target)).toBe('700');
  for (const path of ['../applications.zip', ...paths]) expect(await modeOf(join(target, path)), path).toBe('600');
  await run('export', `${target}.again.ZIP`, ...some);
  expect([...(await unzipped(`${target}.again.ZIP`)).keys()].toSorted()).toEqual(paths.toSorted());
  const found = await run('export', `${target}-found`, '--words', stored[0]!.reference);
  expect(found.problems).toEqual([`1 application written to ${target}-found`]);
});

test('an export that is interrupted or cannot be written leaves nothing behind', async () => {
  const { dataDir, target, run } = await exported(3);
  const interruption = new AbortController();
  interruption.abort();
  for (const name of [target, `${target}.zip`]) {
    const { problems, code } = await officeIn(dataDir, { interrupted: interruption.signal })('export', name);
    expect([problems, code]).toEqual([['Interrupted: nothing of it was kept.'], 130]);
  }
  expect(await readdir(join(target, '..'))).toEqual([]);
  await mkdir(target);
  await writeFile(join(target, 'mine'), '');
  expect(await run('export', target)).toMatchObject({
    code: 1,
    problems: [`${target} is there already. Choose another name, or remove it first.`],
  });
  expect(await readdir(target)).toEqual(['mine']);
});

test.each([
  ['', filesBelow],
  ['.zip', async (path: string) => [...(await unzipped(path)).keys()]],
] as const)('an export%s reports each missing or damaged file, and has all others', async (suffix, contentsOf) => {
  const { dataDir, stored, target, run } = await exported(8);
  const place = ({ form, submissionId }: (typeof stored)[number]) =>
    join(dataDir, 'received', form, keyOf(submissionId));
  const [lost, damaged] = stored as [(typeof stored)[number], (typeof stored)[number]];
  await rm(join(place(lost), '01.pdf'));
  await truncate(join(place(damaged), '02.pdf'), 20);

  const { problems, code } = await run('export', target + suffix);

  expect(code).toBe(1);
  expect(problems[0]).toMatch(new RegExp(`^${lost.reference} 01 .*\\.pdf: It is missing\\.$`));
  expect(problems[1]).toMatch(new RegExp(`^${damaged.reference} 02 .*\\.pdf: It is damaged\\.$`));
  expect(problems.at(-1)).toBe(
    `8 applications written to ${target}${suffix}, without what is named above and in its missing.txt`,
  );
  const files = stored.reduce((sum, { answers }) => sum + filesOf(answers).length, 0);
  const contents = await contentsOf(target + suffix);
  expect(contents.filter((path) => path.endsWith('.pdf'))).toHaveLength(files - 1);
  expect(contents.filter((path) => path.endsWith('dossier.html'))).toHaveLength(8);
  expect(contents).toContain('missing.txt');
});

test('the page and the sheet of an export report missing files', async () => {
  const { dataDir, stored, target, run } = await exported(1);
  const [{ form, submissionId }] = stored as [(typeof stored)[number]];
  await rm(join(dataDir, 'received', form, keyOf(submissionId), '01.pdf'));
  await run('export', target);
  const dossier = (await filesBelow(target)).find((path) => path.endsWith('dossier.html'))!;
  expect((await read(join(target, dossier))).texts).toContain('It is missing.');
  expect((await read(join(target, 'index.html'))).texts.join()).toContain('It is missing.');
  expect(await readFile(join(target, `${form}.csv`), 'utf8')).toContain('(see missing.txt)');
  expect(await readFile(join(target, 'missing.txt'), 'utf8')).toContain('It is missing.');
});

test('an export into the data folder or into the site is refused', async () => {
  const { dataDir, run } = await exported(1);
  for (const [target, folder] of [
    [join(dataDir, 'received', 'out'), dataDir],
    [join(dataDir, 'out.zip'), dataDir],
    [join('dist', 'client', 'out.zip'), 'dist/client'],
  ] as const)
    expect(await run('export', target)).toMatchObject({
      code: 1,
      problems: [`${target} lies in ${folder}, which is kept for the service. Choose a folder elsewhere.`],
    });
  expect(await readdir(dataDir)).not.toContain('out.zip');
});
