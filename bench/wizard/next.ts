import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import { clockOf, spentBetween } from './clock.ts';
import type { Engine } from './engines.ts';

const TIMES = 10;

export interface NextCost {
  /** Milliseconds from the click until the next step has been painted. */
  shown: number;
  /** Milliseconds of script and of the whole main thread. */
  script: number;
  task: number;
}

/** Clicks Next and waits in the page until the next step is painted. */
const clickNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector('#step-heading')?.textContent.startsWith('Work Experience')) {
            requestAnimationFrame(look);
            return;
          }
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve(performance.now() - start));
          painted.port1.start();
          requestAnimationFrame(() => painted.port2.postMessage(null));
        };
        document.querySelector<HTMLButtonElement>('#forward')?.click();
        look();
      }),
  );

const goBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.locator('#forward:enabled').waitFor();
  await page.waitForTimeout(400);
};

/** What Next costs in each engine, in turns. */
export const nextCosts = async (browser: Browser, engines: readonly Engine[], entries: number): Promise<NextCost[]> => {
  const pages = [];
  for (const engine of engines) {
    const page = await engine.open(browser, entries, false);
    pages.push({ page, clock: await clockOf(page), rounds: [] as NextCost[] });
  }
  for (let time = 0; time <= TIMES; time++)
    for (const { page, clock, rounds } of pages) {
      await page.bringToFront();
      await page.waitForTimeout(200);
      const before = await clock.read();
      const shown = await clickNext(page);
      await page.waitForTimeout(300);
      const spent = spentBetween(before, await clock.read());
      if (time > 0) rounds.push({ shown, ...spent });
      await goBack(page);
    }
  for (const { page } of pages) await page.context().close();
  return pages.map(({ rounds }) => ({
    shown: median(rounds.map(({ shown }) => shown)),
    script: median(rounds.map(({ script }) => script)),
    task: median(rounds.map(({ task }) => task)),
  }));
};
