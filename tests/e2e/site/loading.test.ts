import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { painted } from '#tests/e2e/application.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { scrollThrough } from '#tests/e2e/site/scrolling.ts';
import { noteShifts, shifts, VISIBLE_SHIFT } from '#tests/e2e/site/shifts.ts';
import { visit } from '#tests/e2e/visit.ts';

/** The pictures that a page has fetched before and after its load event. */
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

test('on a phone the hero is the only picture before the load event; those below the fold come after it', async () => {
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
])('the text of %s does not move when the fonts arrive, %i pixels wide', async (path, width) => {
  const page = await visit('about:blank', { viewport: { width, height: 740 } });
  await page.addInitScript(noteShifts);
  const release = await holdBack(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'commit' });
  // The first paint uses the fonts of the device.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await painted(page);
  expect(await shifts(page)).toBeLessThan(VISIBLE_SHIFT);
});
