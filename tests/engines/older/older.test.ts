import { expect, test } from 'vitest';
import { hydrated, visit } from '#tests/e2e/visit.ts';

test('where the browser knows no popovers, the groups of the menu are in the page and lead to other pages', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  await hydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'preschool' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'divisions' }).click();
  await link.click();
  await page.waitForURL('/divisions/preschool');
  await link.waitFor({ state: 'hidden' });
});
