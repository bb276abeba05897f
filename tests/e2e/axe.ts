import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lets every page that is loaded from now on be judged under its own security policy. */
export const bringAxe = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: await axe });
};

// What passes is judged as well, but not listed node by node: that would take most of the time.
const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });

/** Every rule axe finds broken, with the first element that breaks it. */
export const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  const found = await page.evaluate<Result[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`);
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** How far a page scrolls sideways, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
