// Run by hand when the words of a document change: `node scripts/content/documents.mjs`. Its output is committed in public/media.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { documentPage } from './document-page.mjs';

const content = async (name) => (await runnerImport(`./src/content/${name}.ts`)).module;
const [{ protocols }, { journals }, { school }, { media }] = await Promise.all(
  ['protocols', 'journals', 'school', 'media'].map(content),
);
const folder = await mkdtemp(join(tmpdir(), 'documents-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const { title, cover, pdf, lead, sections } of [...protocols, ...journals]) {
  const html = join(folder, 'document.html');
  const page = await browser.newPage();
  await writeFile(html, documentPage({ title, cover: media[cover].file, lead, sections, school: school.name.en }));
  await page.goto(pathToFileURL(html).href);
  await page.evaluate(() => document.fonts.ready);
  const file = resolve(`public${pdf}`);
  await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  console.log(pdf, (await stat(file)).size);
}
await browser.close();
await rm(folder, { recursive: true });
