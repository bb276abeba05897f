import type { Page } from 'playwright-core';

/** Scrolls down a page, half a window in each frame. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight / 2) {
      window.scrollTo(0, at);
      await new Promise((frame) => requestAnimationFrame(frame));
    }
  });
};
