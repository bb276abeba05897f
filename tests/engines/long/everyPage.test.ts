import { expect, test } from 'vitest';
import { overflow } from '#tests/e2e/axe.ts';
import { paths } from '#tests/e2e/site/pages.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

test('on a phone every page is hydrated and fits', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    // Firefox reports an error for what is still loading when the page is left.
    await page.waitForLoadState('networkidle');
    if ((await overflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});
