import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { listing } from '#src/listing.ts';
import { htmlOf, lookedAt, paths } from '#tests/e2e/site/pages.ts';
import { visit } from '#tests/e2e/visit.ts';

// What a form's page consists of, with all that belongs to filling, restoring and sending: docs/decisions/0022.
const FORM_SCRIPT = 119_000;
// React alone takes 50,800. With the menu's machine, which comes last, it may be 12,000 more.
const CONTENT_SCRIPT = 76_000;
const WITH_MENU = 88_000;
const FIRST_SCRIPT = 2_000;
const STYLES = 12_000;
const HTML = 14_000;
const FONTS = 55_000;

const formPages = listing.filter(({ interactive }) => interactive).map(({ path }) => path);
const contentPages = listing.filter(({ interactive }) => !interactive).map(({ path }) => path);
// These two speak Arabic as well, or only.
const englishPages = paths.filter((path) => path !== '/' && path !== '/about-us/his-eminence');

/** What a page's HTML loads before any interaction. */
const loadedBy = (html: string, ending: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<(?:script|link)\\b[^>]*?\\b(?:src|href)="(/[^"]+\\.${ending})"`, 'g'))].flatMap(
      ([, file]) => file ?? [],
    ),
  ),
];

/** The bytes that travel for a file: fetch would unpack them and hide their number. */
const bytesOf = async (path: string): Promise<number> => {
  const answer = await fetch(inject('site') + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (!path.endsWith('.woff2')) expect(answer.headers.get('content-encoding')).toBe('br');
  return Number(answer.headers.get('content-length'));
};

const sumOf = async (html: string, ending: string): Promise<number> => {
  const sizes = await Promise.all(loadedBy(html, ending).map(bytesOf));
  return sizes.reduce((all, size) => all + size, 0);
};

/** The bytes of all the script a page has fetched so far. */
const fetchedScript = (page: Page, but: RegExp): Promise<number> =>
  page.evaluate((left) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = all.filter(({ name }) => name.endsWith('.js') && !left.test(name));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, but);

test.each(formPages)('%s loads no more script than it may, before the phone input', async (path) => {
  const html = await htmlOf(path);
  expect(loadedBy(html, 'js').length).toBeGreaterThan(1);
  const sum = await sumOf(html, 'js');
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(FORM_SCRIPT);
});

test.each(contentPages)('%s begins with a few lines of script', async (path) => {
  const sum = await sumOf(await htmlOf(path), 'js');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(FIRST_SCRIPT);
});

test('what follows on a page that only shows, once it has loaded, is as much script as it may be', async () => {
  const page = await visit('/');
  const tooMuch: string[] = [];
  for (const path of contentPages.filter((each) => lookedAt.includes(each))) {
    await page.goto(path);
    await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
    // The carousel's package is home's own.
    const all = await fetchedScript(page, /MovingSlides/);
    const own = await fetchedScript(page, /MovingSlides|liveMenu|xstate/);
    expect(own).toBeGreaterThan(60_000);
    expect(all).toBeGreaterThan(own);
    if (own > CONTENT_SCRIPT || all > WITH_MENU) tooMuch.push(`${path}: ${own}, ${all}`);
  }
  expect(tooMuch).toEqual([]);
});

describe.each(paths)('%s', (path) => {
  test('has light styles and light HTML', async () => {
    const html = await htmlOf(path);
    expect(await sumOf(html, 'css')).toBeLessThanOrEqual(STYLES);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML);
  });
});

test.each(englishPages)('%s asks for the fonts of one script', async (path) => {
  const sum = await sumOf(await htmlOf(path), 'woff2');
  expect(sum).toBeGreaterThan(30_000);
  expect(sum).toBeLessThanOrEqual(FONTS);
});
