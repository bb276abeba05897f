import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstOrAll, longTest } from '#tests/breadth.ts';
import { expectFocus } from '#tests/e2e/navigation.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
/** Clicks a link of the footer without scrolling to it. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`.footer a[href="${to}"]`)?.click(), path);

/** Marks the document: another document has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a link, Back and Forward show another page in the same document, each scrolled as it was', async () => {
  const page = await visit('/education/education-program', { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  await mark(page);
  await scrollTo(page, 1500);
  expect(await scrolled(page)).toBe(1500);
  await follow(page, '/about-us/history');
  await heading(page, 'History').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await heading(page, 'Education programs').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await heading(page, 'History').waitFor();
  await expect.poll(() => scrolled(page)).toBe(300);
  expect(await page.title()).toMatch(/^History – /);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/1953/);
  expect(await isMarked(page)).toBe(true);
});

const anyPages = [
  ['/ar/news/2', 'تقديم طلب', 'تعبئة الطلب'],
  ['/divisions/secondary', 'Apply', 'Fill The Form'],
  ['/fr/privacy', 'Admission', 'Remplir le formulaire'],
] as const;

test.each(firstOrAll(anyPages))('%s leads a phone to the first question in two presses', async (path, apply, start) => {
  const page = await visit(path, { viewport: { width: 360, height: 740 } });
  await page.getByRole('banner').getByRole('link', { name: apply, exact: true }).click();
  await page.getByRole('button', { name: start }).click();
  await page.locator('[name="learner[familyName]"]').waitFor();
});

test('a page is fetched when its link is pointed at, and its rich text is sanitized within the policy', async () => {
  const page = await visit('/');
  await mark(page);
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'secondary' });
  // The menu can be used before its scripts arrive. They fold its groups.
  await hydrated(page);
  await page.getByRole('button', { name: 'divisions' }).click();
  await link.hover();
  await expect.poll(() => fetched.join()).toMatch(/assets\/division-.*\.js/);
  await link.click();
  await heading(page, 'Secondary').waitFor();
  await expect.poll(() => fetched.join()).toMatch(/sanitize-/);
  expect(await page.locator('.rich-text p').count()).toBeGreaterThan(0);
  expect(await isMarked(page)).toBe(true);
});

longTest(
  'the steps of a page lead to its sections, and the browser downloads a file that a link leads to',
  async () => {
    const page = await visit('/education/education-program');
    await hydrated(page);
    await mark(page);
    await page.getByRole('navigation', { name: 'Programs' }).getByRole('link').nth(2).click();
    await expectFocus(page, 'culturalProgram');
    await follow(page, '/education/protocol');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download pdf' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(await isMarked(page)).toBe(true);
  },
);

test('without JavaScript the menu and the footer lead to every page, on a phone and in a wide window', async () => {
  const page = await visit('/', { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await link('secondary').click();
  await heading(page, 'Secondary').waitFor();
  const footer = page.getByRole('navigation', { name: 'Footer' });
  expect(await footer.isVisible()).toBe(false);
  await page.getByText('Site links').click();
  await footer.getByRole('link', { name: 'History' }).click();
  await heading(page, 'History').waitFor();
  expect(await page.locator('main img').first().isVisible()).toBe(true);

  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await link('protocols').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'education' }).focus();
  expect(await link('protocols').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'school life' }).focus();
  expect(await link('protocols').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'education' }).hover();
  await link('protocols').click();
  await page.waitForURL('/education/protocol');
});

longTest('a page whose script failed on Back is shown when a link leads to it later', async () => {
  const page = await visit('/about-us/history', { expected: /Failed to (?:load|fetch)|could not be loaded/ });
  await hydrated(page);
  await follow(page, '/education/protocol');
  await page.waitForURL('**/education/protocol');
  // The new document has only the script of the page that it shows.
  await page.reload();
  await hydrated(page);
  await page.route(/\/assets\/history[^/]*\.js$/, (route) => route.abort());
  await page.goBack();
  await page.getByText('A part of this page could not be loaded.').waitFor();
  await page.unroute(/\/assets\/history[^/]*\.js$/);
  await follow(page, '/education/protocol');
  await page.waitForURL('**/education/protocol');
  await follow(page, '/about-us/history');
  await heading(page, 'History').waitFor();
});
