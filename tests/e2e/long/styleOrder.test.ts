import { expect, test } from 'vitest';
import { attributesOf, documentOf, paths } from '#tests/e2e/site/pages.ts';
import { visit } from '#tests/e2e/visit.ts';

const styleSheetsOf = async (path: string) =>
  attributesOf((await documentOf(path)).querySelectorAll('link[rel=stylesheet]'), 'href') as string[];

/** Runs in a page: adds style sheets after its own. Gives the elements whose place, size, colors or font change. */
const changedBy = async (sheets: readonly string[]): Promise<string[]> => {
  const elements = Array.from(document.body.querySelectorAll('*'));
  const looks = () =>
    elements.map((element) => {
      const { color, background, border, font } = getComputedStyle(element);
      return JSON.stringify([element.getBoundingClientRect(), color, background, border, font]);
    });
  const present = new Set(Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname));
  const links = sheets
    .filter((sheet) => !present.has(sheet))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }));
  document.head.append(...links);
  await Promise.all(links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
  const before = looks();
  for (const link of links) link.media = 'all';
  const after = looks();
  return elements.filter((_, at) => after[at] !== before[at]).map(({ outerHTML }) => outerHTML.slice(0, 60));
};

test('a page looks the same whatever page was opened before it', async () => {
  const sheets = [...new Set((await Promise.all(paths.map(styleSheetsOf))).flat())];
  expect(sheets.length).toBeGreaterThan(3);
  const faults: string[] = [];
  const page = await visit('about:blank', { reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    faults.push(...(await page.evaluate(changedBy, sheets)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
