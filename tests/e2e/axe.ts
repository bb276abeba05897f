import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Without this setting axe would list each element that passes: that takes most of its time.
const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });

/** The ids that several elements have: axe looks only for those that ARIA refers to. */
const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `repeated id: ${id}`);
  });

/** Each rule of axe that the page violates, with the first element that violates it. */
export const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const found = await page.evaluate<Result[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`);
  return [...found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(await repeatedIds(page))];
};

/** How far a page scrolls sideways, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the wide text spacing of WCAG 1.4.12 in an open page. Gives a function that takes it back. */
export const spaceOut = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
};
