import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/e2e/visit.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Resolves when the page's script has taken it over. */
const alive = (page: Page) => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

/** Marks the document, so that a load of a new one would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a link leads to its page without loading the frame again: from the top, with the heading in focus', async () => {
  const page = await visit('/divisions/preschool');
  await alive(page);
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Lower Elementary' }).last().click();
  await heading(page, 'Lower Elementary').waitFor();
  await isFocused(page, 'h1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.title()).toMatch(/^Lower Elementary – /);
  await page.goBack();
  await heading(page, 'Preschool').waitFor();
  await isFocused(page, 'h1');
  expect(await isMarked(page)).toBe(true);
});

test('Back and Forward lead to where one was, without loading a document', async () => {
  const page = await visit('/education/education-program', { viewport: { width: 360, height: 740 } });
  await alive(page);
  await mark(page);
  const goDownTo = async (y: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    return page.evaluate(() => window.scrollY);
  };
  const left = await goDownTo(1500);
  expect(left).toBe(1500);
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href="/about-us/history"]')?.click());
  await heading(page, 'History').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await goDownTo(300);
  await page.goBack();
  await heading(page, 'Education programs').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await heading(page, 'History').waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.title()).toMatch(/^History – /);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/1953/);
  expect(await isMarked(page)).toBe(true);
});

test('rich text of a page one goes to is sanitized in the browser, within its policy', async () => {
  const page = await visit('/');
  await mark(page);
  const sanitizer = page.waitForResponse(/sanitize-/);
  await alive(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/divisions/secondary"]')?.click());
  await heading(page, 'Secondary').waitFor();
  await sanitizer;
  expect(await page.locator('.rich-text p').count()).toBeGreaterThan(0);
  expect(await isMarked(page)).toBe(true);
});

test('the page a link leads to is fetched as soon as someone points at it', async () => {
  const page = await visit('/education/education-program', { viewport: { width: 1280, height: 900 } });
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  const link = page.getByRole('link', { name: 'history' }).first();
  const group = page.getByRole('button', { name: 'about us' });
  // The menu is there before the script that listens at its links, and that folds it as it arrives.
  await expect
    .poll(async () => {
      await page.mouse.move(640, 880);
      if (!(await link.isVisible())) await group.click();
      await link.hover();
      return fetched.join();
    })
    .toMatch(/assets\/history-.*\.js/);
});

test('a link to a file is the browser’s own', async () => {
  const page = await visit('/education/protocol');
  await mark(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download pdf' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await isMarked(page)).toBe(true);
});

test('without JavaScript every page can be reached, by the menu and by the footer', async () => {
  const page = await visit('/', { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'secondary' }).click();
  await heading(page, 'Secondary').waitFor();
  const links = page.getByRole('navigation', { name: 'Footer' });
  expect(await links.isVisible()).toBe(false);
  await page.getByText('Footer links').click();
  await links.getByRole('link', { name: 'History' }).click();
  await heading(page, 'History').waitFor();
  expect(await page.locator('main img').first().isVisible()).toBe(true);
});

test('without JavaScript a wide window drops a group down for the pointer and for the keyboard', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'protocols' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'education' }).focus();
  expect(await link.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'school life' }).focus();
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'education' }).hover();
  await link.click();
  await page.waitForURL('/education/protocol');
});

test('a page that did not come as one went back is there when one comes to it again', async () => {
  const page = await visit('/about-us/history', { expected: /Failed to (?:load|fetch)|could not be loaded/ });
  const follow = (path: string) =>
    page.evaluate((to) => document.querySelector<HTMLElement>(`.footer a[href="${to}"]`)?.click(), path);
  await alive(page);
  await follow('/education/protocol');
  await page.waitForURL('**/education/protocol');
  // Another document, which has only the script of the page it shows.
  await page.reload();
  await alive(page);
  await page.route(/\/assets\/history[^/]*\.js$/, (route) => route.abort());
  await page.goBack();
  await page.getByText('A part of this page could not be loaded.').waitFor();
  await page.unroute(/\/assets\/history[^/]*\.js$/);
  await follow('/education/protocol');
  await page.waitForURL('**/education/protocol');
  await follow('/about-us/history');
  await heading(page, 'History').waitFor();
});
