import type { Page } from 'playwright-core';

/** Notes how much moves on its own; for a page that is yet to load. */
export const noteShifts = (): void => {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How much has moved: 1 is the whole window by its whole height. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A frame's shifts are reported once it was painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { moved: number }).moved;
  });
