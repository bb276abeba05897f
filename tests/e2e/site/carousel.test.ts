import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { noteShifts, shifts } from '#tests/e2e/site/shifts.ts';
import { type VisitOptions, visit } from '#tests/e2e/visit.ts';

const interval = 6000;

/** Home with its clock in the test's hands and the carousel in motion. */
const openHome = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await visit('about:blank', options);
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Next picture' }).waitFor();
  await page.locator('.slides').scrollIntoViewIfNeeded();
  return page;
};

/** The one slide that can be reached, such as '3 of 8', and the picture in it. */
const shown = (page: Page) =>
  page
    .locator('.slides .carousel__slide:not([inert])')
    .evaluateAll((all) =>
      all.map((each) => [each.getAttribute('aria-label'), each.querySelector('img')?.getAttribute('src')].join(', ')),
    );
const picture = (n: number) => [`${n} of 8, /media/car-${n}.svg`];

const pass = async (page: Page, milliseconds: number) => {
  await page.clock.runFor(milliseconds);
};

/** How far the current slide is from the window's edge. */
const offset = (page: Page) =>
  page.evaluate(() => {
    const left = (query: string) => document.querySelector(query)!.getBoundingClientRect().left;
    return Math.round(left('.carousel__slide:not([inert])') - left('.slides__window'));
  });

test('it shows eight pictures one after the other, and begins again without rewinding', async () => {
  const page = await openHome();
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 1, 2]) {
    await expect.poll(() => shown(page)).toEqual(picture(n));
    await pass(page, interval);
  }
});

test('after the last picture the first follows from the same side', async () => {
  const page = await openHome();
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await pass(page, 1000);
  await expect.poll(() => shown(page)).toEqual(picture(8));
  await expect.poll(() => offset(page)).toBe(0);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => shown(page)).toEqual(picture(1));
  await pass(page, 1000);
  await expect.poll(() => offset(page)).toBe(0);
});

test('it can be stopped and started', async () => {
  const page = await openHome();
  await page.getByRole('button', { name: 'Stop slide show' }).click();
  expect(await page.locator('.slides__window').getAttribute('aria-live')).toBe('polite');
  await pass(page, 10 * interval);
  expect(await shown(page)).toEqual(picture(1));
  await page.getByRole('button', { name: 'Start slide show' }).click();
  expect(await page.locator('.slides__window').getAttribute('aria-live')).toBe('off');
  await pass(page, interval + 100);
  await expect.poll(() => shown(page)).toEqual(picture(2));
});

test('it rests under the pointer and moves again when the pointer leaves', async () => {
  const page = await openHome();
  await page.locator('.slides__window').hover();
  await pass(page, 3 * interval);
  expect(await shown(page)).toEqual(picture(1));
  await page.mouse.move(0, 0);
  await pass(page, interval + 100);
  await expect.poll(() => shown(page)).toEqual(picture(2));
});

test('the keyboard’s focus stops it, its first stop is the stop button, and it stays stopped', async () => {
  const page = await openHome();
  await page.getByRole('button', { name: 'Stop slide show' }).evaluate((button) => {
    const before = [...document.querySelectorAll<HTMLElement>('main a, main button')];
    before[before.indexOf(button as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Start slide show' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Start slide show');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 60_000);
  expect(await shown(page)).toEqual(picture(1));
});

test('Next and Previous keep the focus and take one picture at a time', async () => {
  const page = await openHome();
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await next.click();
  await expect.poll(() => shown(page)).toEqual(picture(3));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next picture');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(() => shown(page)).toEqual(picture(2));
});

test('with less motion it stands still, and changes without sliding', async () => {
  const page = await openHome({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Start slide show' }).waitFor();
  await pass(page, 10 * interval);
  expect(await shown(page)).toEqual(picture(1));
  await page.getByRole('button', { name: 'Previous picture' }).click();
  expect(await shown(page)).toEqual(picture(8));
  expect(await offset(page)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('it has neither thumbnails nor a status', async () => {
  const page = await openHome();
  expect(await page.locator('.slides').getByRole('button').count()).toBe(3);
  expect(await page.locator('.slides').innerText()).toMatch(/^School life$|^$/);
});

test('nothing on the page moves when the carousel takes the place of its first picture', async () => {
  const page = await visit('about:blank', { viewport: { width: 360, height: 740 } });
  const arrive = await heldBack(page, /MovingSlides.*\.js$/);
  await page.addInitScript(noteShifts);
  await page.goto('/');
  await page.locator('html[data-loaded]').waitFor();
  // What moves out of sight is not counted.
  await page.locator('.slides').evaluate((slides) => slides.scrollIntoView({ behavior: 'instant' }));
  // What its fonts move as they come is not the carousel's.
  await page.evaluate(() => document.fonts.ready.then(() => Object.assign(window, { moved: 0 })));
  arrive();
  await page.getByRole('button', { name: 'Next picture' }).waitFor();
  expect(await shifts(page)).toBeLessThan(0.01);
});
