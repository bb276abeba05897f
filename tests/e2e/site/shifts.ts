import type { Page } from 'playwright-core';

/** What fonts that arrive late may shift: nobody sees less than this. */
export const VISIBLE_SHIFT = 0.02;

/** Runs in a page before it loads: adds up its layout shifts. */
export const noteShifts = (): void => {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum of the layout shifts: 1 is the whole window by its whole height. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The shifts of a frame are reported after its paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { moved: number }).moved;
  });
