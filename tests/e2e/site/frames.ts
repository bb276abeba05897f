import type { Page } from 'playwright-core';

/** Resolves after the next frame. A headless browser sometimes stops painting a page: after a second it is not waited for. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
