import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import type { Row } from '../table.ts';
import { timerOf } from './clock.ts';
import type { FormPage } from './formPages.ts';

const TIMES = 6;

/** Clicks Next, and waits until the next step is painted. */
const clickNext = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('#forward')!.click());
  await pause(500);
};

const goBack = async (page: Page) => {
  await page.getByRole('heading', { name: 'Work Experience', level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.locator('#forward:enabled').waitFor();
  await pause(400);
};

/** The main thread's time for Next in both forms, in turns. The first time compiles the code, and does not count. */
export const measureNext = async (
  browser: Browser,
  forms: readonly [ours: FormPage, other: FormPage],
  entries: number,
): Promise<Row> => {
  const pages = [await forms[0].open(browser, entries), await forms[1].open(browser, entries)];
  const timers = await Promise.all(pages.map(timerOf));
  const tasks: number[][] = [[], []];
  for (let time = 0; time <= TIMES; time++)
    for (const [i, page] of pages.entries()) {
      await page.bringToFront();
      await pause(200);
      const { task } = await timers[i]!(() => clickNext(page));
      if (time > 0) tasks[i]!.push(task);
      await goBack(page);
    }
  for (const page of pages) await page.context().close();
  const [ours, other] = tasks.map(median) as [number, number];
  return {
    what: `Next, entries: ${entries}`,
    ours: `${ours.toFixed(0)} ms task`,
    other: `${other.toFixed(0)} ms task: ${forms[1].title}`,
    ratio: ours / other,
    aim: '<= 1.00',
    met: ours <= other,
  };
};
