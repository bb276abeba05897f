import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { startService } from './service.ts';
import type { Row } from './table.ts';

// The limits of docs/decisions/0022 and of tests/e2e/site/bytes.test.ts, in bytes.
const FORM = 119_000;
const CONTENT = 76_000;
const WITH_MENU = 88_000;

/** The scripts that a page's HTML loads before any interaction. */
const scriptsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []),
  ),
];

const brotliSizeOf = async (folder: string, page: string): Promise<number> => {
  const html = await readFile(join(folder, page), 'utf8');
  const scripts = await Promise.all(scriptsIn(html).map((file) => readFile(join(folder, file))));
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
};

const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const rowOf = (what: string, ours: number, limit: number): Row => ({
  what: `JS of ${what}, brotli`,
  ours: inKB(ours),
  other: '',
  aim: `<= ${inKB(limit)}`,
  met: ours <= limit,
});

/** The script that a content page loads by itself, without and with the menu's machine. */
const contentPageSizes = async (page: Page, url: string): Promise<{ own: number; all: number }> => {
  await page.goto(url);
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    const sum = (files: PerformanceResourceTiming[]) => files.reduce((bytes, file) => bytes + file.encodedBodySize, 0);
    return { own: sum(scripts.filter(({ name }) => !/liveMenu|xstate/.test(name))), all: sum(scripts) };
  });
};

/** The scripts of both forms before the phone input, beside react-hook-form's page, and of a content page. */
export const measureBytes = async (): Promise<Row[]> => {
  const reactHookForm = await brotliSizeOf('bench/dist/pages', 'pages/rhf/index.html');
  const rows: Row[] = [];
  for (const form of ['as-staff', 'as-student']) {
    const ours = await brotliSizeOf('dist/client', `join-us/${form}/index.html`);
    const other = `${inKB(reactHookForm)}: react-hook-form + zod, 1 of 5 staff steps`;
    rows.push({ ...rowOf(form, ours, FORM), other, ratio: ours / reactHookForm });
  }
  const service = await startService();
  const browser = await launchBrowser();
  const content = await contentPageSizes(await browser.newPage(), `${service.url}/divisions/preschool`);
  await browser.close();
  await service.stop();
  rows.push(
    rowOf('a division', content.own, CONTENT),
    rowOf("a division with the menu's machine", content.all, WITH_MENU),
  );
  return rows;
};
