import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '#tests/breadth.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { expectFocus } from '#tests/e2e/navigation.ts';
import { forgetShifts, noteShifts, shifts } from '#tests/e2e/site/shifts.ts';
import { type VisitOptions, visit } from '#tests/e2e/visit.ts';

const INTERVAL = 6000;

/** Opens home with a clock that the test moves, and scrolls to the carousel. */
const openHome = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await visit('about:blank', options);
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Next picture').waitFor();
  await page.locator('.slides').scrollIntoViewIfNeeded();
  return page;
};

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Waits until only this slide, such as '3 of 8', can be reached. */
const showsSlide = (page: Page, n: number) =>
  expect
    .poll(() =>
      page
        .locator('.slides .carousel__slide:not([inert])')
        .evaluateAll((all) =>
          all.map((each) => `${each.getAttribute('aria-label')}, ${each.querySelector('img')?.getAttribute('src')}`),
        ),
    )
    .toEqual([`${n} of 8, /media/car-${n}.svg`]);

/** How far the current slide is from the window's edge. */
const offset = (page: Page) =>
  page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().left;
    return Math.round(left('.carousel__slide:not([inert])') - left('.slides__window'));
  });

test('it shows one picture after another, stops under the pointer, and for good where the keyboard comes to it', async () => {
  const page = await openHome();
  for (const n of [1, 2]) {
    await showsSlide(page, n);
    await page.clock.runFor(INTERVAL);
  }
  await page.locator('.slides__window').hover();
  await page.clock.runFor(INTERVAL + 100);
  await showsSlide(page, 3);
  await page.mouse.move(0, 0);
  await page.clock.runFor(INTERVAL + 100);
  await showsSlide(page, 4);

  await button(page, 'Stop slide show').evaluate((stop) => {
    const reachable = [...document.querySelectorAll<HTMLElement>('main a, main button')];
    reachable[reachable.indexOf(stop as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await button(page, 'Start slide show').waitFor();
  await expectFocus(page, 'Start slide show');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // The focus has scrolled past the pictures: there they stop in any case.
  await page.locator('.slides').scrollIntoViewIfNeeded();
  await button(page, 'Start slide show').waitFor();
  await page.clock.runFor(INTERVAL + 100);
  await button(page, 'Next picture').click();
  await showsSlide(page, 5);
});

test('its buttons stop it, start it, and take one picture at a time in both directions', async () => {
  const page = await openHome();
  await button(page, 'Stop slide show').click();
  expect(await page.locator('.slides__window').getAttribute('aria-live')).toBe('polite');
  await page.clock.runFor(INTERVAL + 100);
  await showsSlide(page, 1);
  // The first picture and the eighth are neighbors: nothing rewinds.
  await button(page, 'Previous picture').click();
  await page.clock.runFor(1000);
  await showsSlide(page, 8);
  await expect.poll(() => offset(page)).toBe(0);
  await button(page, 'Next picture').click();
  await showsSlide(page, 1);
  await page.clock.runFor(1000);
  await expect.poll(() => offset(page)).toBe(0);
  await expectFocus(page, 'Next picture');
  await button(page, 'Previous picture').click();
  await page.clock.runFor(1000);
  await button(page, 'Start slide show').click();
  expect(await page.locator('.slides__window').getAttribute('aria-live')).toBe('off');
  await page.mouse.move(0, 0);
  await page.clock.runFor(INTERVAL + 100);
  await showsSlide(page, 1);
});

test('on a touch screen one tap on its button stops it, and so does a touch of the pictures', async () => {
  const page = await openHome({ hasTouch: true });
  await button(page, 'Stop slide show').tap();
  await button(page, 'Start slide show').tap();
  await page.locator('.slides__window').tap();
  await button(page, 'Start slide show').waitFor();
});

test('with reduced motion it does not move, and changes without sliding; it has no thumbnails and no status', async () => {
  const page = await openHome({ reducedMotion: 'reduce' });
  await button(page, 'Start slide show').waitFor();
  await page.clock.runFor(INTERVAL + 100);
  await showsSlide(page, 1);
  await button(page, 'Previous picture').click();
  await showsSlide(page, 8);
  expect(await offset(page)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.slides').getByRole('button').count()).toBe(3);
  expect(await page.locator('.slides').innerText()).toMatch(/^School life$|^$/);
});

longTest('nothing on the page moves when the carousel replaces its first picture', async () => {
  const page = await visit('about:blank', { viewport: { width: 360, height: 740 } });
  const release = await holdBack(page, /MovingSlides.*\.js$/);
  await page.addInitScript(noteShifts);
  await page.goto('/');
  await page.locator('html[data-loaded]').waitFor();
  // A shift outside the window is not counted.
  await page.locator('.slides').evaluate((slides) => slides.scrollIntoView({ behavior: 'instant' }));
  // The shifts of late fonts are not the carousel's.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await forgetShifts(page);
  release();
  await button(page, 'Next picture').waitFor();
  expect(await shifts(page)).toBeLessThan(0.01);
});
