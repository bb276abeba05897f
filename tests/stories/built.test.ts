import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { launchBrowser } from '#tests/browser.ts';
import type { Entry } from './storiesIn.ts';

const site = inject('storybook');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Opens a page, and tells what it asked of other places (in vain), what was not there and what went wrong. */
const open = async (path: string, shows: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const found = { elsewhere: [] as string[], missing: [] as string[], errors: [] as string[], fonts: [] as string[] };
  await context.route(/.*/, (route) => {
    const url = route.request().url();
    if (url.startsWith(`${site}/`)) return route.continue();
    found.elsewhere.push(url);
    return route.abort();
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.missing.push(response.url());
  });
  page.on('pageerror', ({ message }) => void found.errors.push(message));
  await page.goto(`${site}${path}`, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  found.fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  await context.close();
  return found;
};

/** Storybook's own page with a story, and documentation; and for the whole breadth those that fetch what others do not. */
const places = [
  ['the sidebar with a story in its frame', '/?path=/story/form-text-field--filled', '#storybook-preview-iframe'],
  ['the documentation of a component', '/iframe.html?id=form-text-field--docs&viewMode=docs', '#storybook-docs h1'],
  ['a whole step', '/iframe.html?id=staff-application-2-education--experienced-teacher', '.step'],
  ['a story that shows a flag', '/iframe.html?id=form-phone-field--filled', 'img[src="/flags/LB.svg"]'],
  ['a dialog', '/iframe.html?id=wizard-result-dialog--succeeded', 'dialog[open]'],
  ['the information', '/iframe.html?id=wizard-pieces-wizard--before-the-first-step', '.information'],
  ['the palette', '/iframe.html?id=foundations-palette--text-on-its-ground', '.sheet-sample'],
  ['the welcome page', '/iframe.html?id=welcome--docs&viewMode=docs', '#storybook-docs h1'],
  ['the page about the toolbar', '/iframe.html?id=foundations-the-toolbar--docs&viewMode=docs', '#storybook-docs h1'],
] as const;

test.each(isEverywhere() ? places : places.slice(0, 2))(
  '%s asks nothing of any other place',
  async (_what, path, shows) => {
    expect(await open(path, shows)).toMatchObject({ elsewhere: [], missing: [], errors: [] });
  },
);

test.each(['Welcome.mdx', 'flows/OnThreeWidths.mdx'])('everything that %s names is there', async (name) => {
  const { entries } = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
  const text = await readFile(new URL(`../../stories/${name}`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/(?:path=\/(docs|story)\/|')([\w-]+--[\w-]+)/g)];
  expect(named.length).toBeGreaterThan(5);
  expect(named.flatMap(([, type = 'story', id]) => (entries[id!]?.type === type ? [] : [id]))).toEqual([]);
});

test("a story is set in the site's own fonts", async () => {
  const { fonts } = await open('/iframe.html?id=wizard-result-dialog--succeeded', 'dialog[open]');
  expect(fonts.join()).toMatch(/Mada.*Markazi Text/);
});

test('a click on the name of a token copies it as a style sheet uses it', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site}/iframe.html?id=foundations-palette--colours`);
  await page.getByRole('button', { name: 'Copy sea-8' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--sea-8)');
  await context.close();
});

/** What a story looks like with a setting of the toolbar. */
const styleOf = async (page: Page, story: string, globals: string, selector: string, property: string) => {
  await page.goto(`${site}/iframe.html?id=${story}&globals=${globals}`);
  const element = page.locator(selector).first();
  await element.waitFor({ state: 'attached' });
  return element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
};

const yesNo = 'form-yes-no-field--';

test.each([
  ['motion', 'wizard-step-actions--ready', '.button', 'transition-duration', 'motion:reduced', '0.16s', '0s'],
  ['the medium', 'wizard-receipt--sent', '.receipt-actions', 'display', 'medium:print', 'flex', 'none'],
  ['colors, the site’s part', `${yesNo}yes`, '.radio:has(:checked)', 'outline-style', 'colors:forced', 'none', 'solid'],
  [
    'colors, the browser’s part',
    `${yesNo}unanswered`,
    '.radio',
    'background-color',
    'colors:forced',
    /255, 255, 255/,
    /18, 18, 18/,
  ],
])('the toolbar switches %s on and leaves it off', async (_what, story, selector, property, globals, off, on) => {
  const page = await browser.newPage();
  expect(await styleOf(page, story, '', selector, property)).toMatch(off);
  expect(await styleOf(page, story, globals, selector, property)).toMatch(on);
  await page.close();
});
