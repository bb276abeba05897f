import { expect, test } from 'vitest';
import { noteShifts, shifts, VISIBLE_SHIFT } from '#tests/e2e/site/shifts.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

test('where the browser knows no popovers, the groups of the menu are in the page, which does not move, and lead to other pages', async () => {
  const page = await visit('about:blank', { viewport: { width: 360, height: 740 } });
  await page.addInitScript(noteShifts);
  await page.goto('/join-us/as-staff');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'preschool' });
  expect(await link.isVisible()).toBe(false);
  expect(await shifts(page)).toBeLessThan(VISIBLE_SHIFT);
  await page.getByRole('button', { name: 'divisions' }).click();
  await link.click();
  await page.waitForURL('/divisions/preschool');
  await link.waitFor({ state: 'hidden' });
});

test('in a wide window a group of the menu drops down, and closes', async () => {
  const page = await visit('/');
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'history' });
  await page.getByRole('button', { name: 'about us' }).click();
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
});
