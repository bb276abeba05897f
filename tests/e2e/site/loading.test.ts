import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrollThrough } from '#tests/e2e/site/scrolling.ts';
import { visit } from '#tests/e2e/visit.ts';

/** The pictures a page fetched before it had loaded, and those since. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      name.includes('/media/'),
    );
    const isEarly = ({ startTime }: PerformanceResourceTiming) => startTime < navigation!.loadEventStart;
    const nameOf = ({ name }: PerformanceResourceTiming) => name.split('/').at(-1)!;
    return { early: pictures.filter(isEarly).map(nameOf), late: pictures.filter((it) => !isEarly(it)).map(nameOf) };
  });

test('on a phone the hero has the line to itself; what is below the fold comes once the page has loaded', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined);
  await scrollThrough(page);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.news img')?.naturalWidth);
  const { early, late } = await fetched(page);
  expect(early).toEqual(['home-hero.svg']);
  expect(late.length).toBeGreaterThan(5);
});
