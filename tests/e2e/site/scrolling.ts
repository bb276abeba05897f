import type { Page } from 'playwright-core';
import { nextFrame } from '#tests/e2e/site/frames.ts';

/** Scrolls down a page, 300 pixels in each frame. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let at = 0; at < height; at += 300) {
    await page.evaluate((top) => window.scrollTo(0, top), at);
    await nextFrame(page);
  }
};
