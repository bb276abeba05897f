import type { Page } from 'playwright-core';
import { nextFrame } from '#tests/e2e/site/frames.ts';

/** What fonts that arrive late may shift: nobody sees less than this. */
export const VISIBLE_SHIFT = 0.02;

/** Runs in a page before it loads: adds up its layout shifts. */
export const noteShifts = (): void => {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const noted = { moved: 0, what: [] as string[] };
  Object.assign(window, { shifts: noted });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      noted.moved += value;
      for (const { node, previousRect, currentRect } of sources)
        noted.what.push(
          `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${node instanceof Element ? node.outerHTML.slice(0, 60) : (node?.nodeValue ?? '')} from ${rect(previousRect)} to ${rect(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum of the layout shifts: 1 is the whole window by its whole height. */
export const shifts = async (page: Page): Promise<number> => {
  // The shifts of a frame are reported after its paint.
  await nextFrame(page);
  return page.evaluate(() => (window as unknown as { shifts: { moved: number } }).shifts.moved);
};

/** What has moved, when, and from where to where (x, y, width, height): one line each. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { shifts: { what: string[] } }).shifts.what.join('\n'));

/** Begins to add up anew. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign((window as unknown as { shifts: object }).shifts, { moved: 0, what: [] }));
