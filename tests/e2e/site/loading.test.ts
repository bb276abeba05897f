import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#tests/e2e/site/pages.ts';
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

const scrollThrough = async (page: Page) => {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at);
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
};

test('on a phone the hero has the line to itself; what is below the fold comes once the page has loaded', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined);
  await scrollThrough(page);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.news img')?.naturalWidth);
  const { early, late } = await fetched(page);
  expect(early).toEqual(['home-hero.svg']);
  expect(late.length).toBeGreaterThan(5);
});

test('nothing moves while a page loads and is scrolled through', async () => {
  const page = await visit('/', { viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined);
    await scrollThrough(page);
    moved[path] = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  }
  expect(moved).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
});
