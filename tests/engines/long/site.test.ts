import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { stepHeading } from '#tests/e2e/application.ts';
import { overflow } from '#tests/e2e/axe.ts';
import { openSlowLine } from '#tests/e2e/slowLine.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const child = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('on a phone home fits; the menu opens, expands one group at a time, follows a link and closes', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  expect(await overflow(page)).toBe(0);
  await button(page, 'Menu').click();
  await button(page, 'Close menu').waitFor();
  await button(page, 'about us').click();
  await child(page, 'history').waitFor();
  await button(page, 'divisions').click();
  await child(page, 'preschool').waitFor();
  await child(page, 'history').waitFor({ state: 'hidden' });
  await child(page, 'preschool').click();
  await page.waitForURL('/divisions/preschool');
  // The new page takes the focus.
  await page.waitForFunction(() => document.activeElement?.matches('h1'));
  await button(page, 'Close menu').waitFor({ state: 'hidden' });
  await button(page, 'Menu').click();
  await button(page, 'Close menu').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Close menu').waitFor({ state: 'hidden' });
});

test('in a wide window a group of the menu drops down, Escape gives the focus back, and the carousel goes both ways', async () => {
  const page = await visit('/');
  await hydrated(page);
  await button(page, 'about us').click();
  await child(page, 'history').waitFor();
  await button(page, 'join us').click();
  await child(page, 'history').waitFor({ state: 'hidden' });
  await child(page, 'as a student').focus();
  await page.keyboard.press('Escape');
  await child(page, 'as a student').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('join us');

  await button(page, 'Stop slide show').click();
  const shown = page.locator('.slides .carousel__slide:not([inert])');
  for (const [direction, label] of [
    ['Next picture', '2 of 8'],
    ['Previous picture', '1 of 8'],
    ['Previous picture', '8 of 8'],
  ] as const) {
    await button(page, direction).click();
    await expect.poll(() => shown.getAttribute('aria-label')).toBe(label);
  }
});

test('on a slow connection a press before the script has arrived opens the form when it arrives', async () => {
  const page = await visit('/privacy', { site: await openSlowLine(inject('site'), []) });
  // By `goto`, Firefox and WebKit would wait for the script.
  await page.evaluate(() => window.location.assign('/join-us/as-student'));
  await page.getByRole('button', { name: 'Fill The Form' }).click();
  await stepHeading(page, admission, 'learner').waitFor();
});
