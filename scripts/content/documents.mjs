// Run it when the text of a document, the school's name or a color changes: `node scripts/content/documents.mjs`, or with the end of a path for one document.
// The PDFs are committed in public/media.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { blankFormPage, documentPage } from './document-page.mjs';

const moduleOf = async (path) => (await runnerImport(`./${path}.ts`)).module;
const names = ['protocols', 'journals', 'blankForms', 'blankForms/medical', 'blankForms/recommendation', 'media'];
const [{ protocols }, { journals }, { blankForms }, { medical }, { recommendation }, { media }] = await Promise.all(
  names.map((name) => moduleOf(`src/content/${name}`)),
);
const { schoolNames } = await moduleOf('languages/schoolName');
const { withTokens } = await moduleOf('scripts/tokens/tokens');
const printed = [
  ...[...protocols, ...journals].map((each) => ({ ...each, cover: media[each.cover].file, pageOf: documentPage })),
  ...Object.entries({ medical, recommendation }).map(([name, words]) => ({
    ...blankForms[name],
    ...words,
    pageOf: blankFormPage,
  })),
];
const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'documents-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const { pdf, pageOf, ...words } of printed) {
  if (wanted.length > 0 && !wanted.some((end) => pdf.endsWith(end))) continue;
  const html = join(folder, 'document.html');
  const page = await browser.newPage();
  await writeFile(html, withTokens(pageOf({ ...words, school: schoolNames.en })));
  await page.goto(pathToFileURL(html).href);
  await page.evaluate(() => document.fonts.ready);
  const file = resolve(`public${pdf}`);
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  console.log(pdf, (await stat(file)).size);
}
await browser.close();
await rm(folder, { recursive: true });
