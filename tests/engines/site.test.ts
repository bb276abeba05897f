import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflow } from '#tests/e2e/axe.ts';
import { sampledPaths } from '#tests/e2e/site/pages.ts';
import { visit } from '#tests/e2e/visit.ts';

const phone = { viewport: { width: 360, height: 740 } };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const child = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const settled = (page: Page) => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });

test('on a phone every kind of page comes alive and fits its width', async () => {
  const page = await visit('/', phone);
  const found: unknown[] = [];
  for (const path of sampledPaths) {
    await page.goto(path);
    await settled(page);
    // Firefox takes what a page loads for later, and is left before it has come, for an error.
    await page.waitForLoadState('networkidle');
    found.push({ path, overflow: await overflow(page) });
  }
  expect(found).toEqual(sampledPaths.map((path) => ({ path, overflow: 0 })));
});

test('on a phone the menu opens, expands one group at a time, follows a link and closes', async () => {
  const page = await visit('/', phone);
  await settled(page);
  await button(page, 'Menu').click();
  await button(page, 'Close menu').waitFor();
  await button(page, 'about us').click();
  await child(page, 'history').waitFor();
  await button(page, 'divisions').click();
  await child(page, 'preschool').waitFor();
  await child(page, 'history').waitFor({ state: 'hidden' });
  await child(page, 'preschool').click();
  await page.waitForURL('/divisions/preschool');
  // The page that arrives takes the focus, and with it a menu that was opened before.
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  await button(page, 'Close menu').waitFor({ state: 'hidden' });
  await button(page, 'Menu').click();
  await button(page, 'Close menu').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Close menu').waitFor({ state: 'hidden' });
});

test('in a wide window a group of the menu drops down, and Escape gives the focus back to it', async () => {
  const page = await visit('/divisions/preschool');
  await settled(page);
  await button(page, 'about us').click();
  await child(page, 'history').waitFor();
  await button(page, 'join us').click();
  await child(page, 'history').waitFor({ state: 'hidden' });
  await child(page, 'as a student').focus();
  await page.keyboard.press('Escape');
  await child(page, 'as a student').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('join us');
});

test('the carousel stops, and shows one picture after the other at a press', async () => {
  const page = await visit('/');
  await button(page, 'Stop slide show').click();
  const shown = page.locator('.slides .carousel__slide:not([inert])');
  for (const label of ['2 of 8', '3 of 8']) {
    await button(page, 'Next picture').click();
    await expect.poll(() => shown.getAttribute('aria-label')).toBe(label);
  }
  for (const label of ['2 of 8', '1 of 8', '8 of 8']) {
    await button(page, 'Previous picture').click();
    await expect.poll(() => shown.getAttribute('aria-label')).toBe(label);
  }
});
