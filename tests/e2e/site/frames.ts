import type { Page } from 'playwright-core';

/** Resolves after the next frame. A headless browser sometimes stops painting a page until it is brought to the front. */
export const nextFrame = async (page: Page): Promise<void> => {
  const isPaintedWithin = (limit: number) =>
    page.evaluate(
      (milliseconds) =>
        Promise.race([
          new Promise<boolean>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true))),
          new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false)),
        ]),
      limit,
    );
  if (await isPaintedWithin(1_000)) return;
  await page.bringToFront();
  if (!(await isPaintedWithin(30_000))) throw new Error('The browser has not painted the page for half a minute.');
};
