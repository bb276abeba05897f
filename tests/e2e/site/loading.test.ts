import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { scrollThrough } from '#tests/e2e/site/scrolling.ts';
import { noteShifts, shifts } from '#tests/e2e/site/shifts.ts';
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
  await expect.poll(async () => (await fetched(page)).late.length).toBeGreaterThan(5);
  expect((await fetched(page)).early).toEqual(['home-hero.svg']);
});

test.each([
  ['/', 1280],
  ['/join-us/as-staff', 360],
])('what is read on %s before the fonts arrive stays where it is, %i pixels wide', async (path, width) => {
  const page = await visit('about:blank', { viewport: { width, height: 740 } });
  await page.addInitScript(noteShifts);
  const letGo = await heldBack(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'commit' });
  // It has been painted in the fonts of the device.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letGo();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  expect(await shifts(page)).toBeLessThan(0.02);
});
