import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { serveSlowLine } from '../tests/e2e/serveSlowLine.ts';
import { median } from './median.ts';
import { startService } from './service.ts';
import type { Row } from './table.ts';

const TIMES = 5;
const AIM = 1_000;
const forms = ['as-staff', 'as-student'];

/** Milliseconds from the request of a page until its form is alive. */
const alive = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.wizard[data-ready]').waitFor();
  return page.evaluate(() => performance.now());
};

/** The first and the second visit of a browser, with service workers or without. */
const visits = async (browser: Browser, url: string, serviceWorkers: 'allow' | 'block') => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers });
  const page = await context.newPage();
  const first = await alive(page, url);
  if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  const second = await alive(page, url);
  await context.close();
  return { first, second };
};

const inSeconds = (times: readonly number[]) => `${(median(times) / 1000).toFixed(2)} s`;

/** How early a form is alive at 400 kbit/s and 300 ms, with a service worker and in a browser that has none. */
export const measureSecondVisit = async (): Promise<Row[]> => {
  const service = await startService();
  const line = await serveSlowLine(service.url, []);
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const form of forms) {
    const ours = { first: [] as number[], second: [] as number[] };
    const without = { first: [] as number[], second: [] as number[] };
    for (let turn = 0; turn < TIMES; turn++)
      for (const [times, workers] of [
        [ours, 'allow'],
        [without, 'block'],
      ] as const) {
        const { first, second } = await visits(browser, `${line.url}/join-us/${form}`, workers);
        times.first.push(first);
        times.second.push(second);
      }
    rows.push({
      what: `${form} is alive on a slow line, second visit (first)`,
      ours: `${inSeconds(ours.second)} (${inSeconds(ours.first)})`,
      beside: `${inSeconds(without.second)} (${inSeconds(without.first)}): no service worker`,
      ratio: median(ours.second) / median(without.second),
      aim: `< ${AIM / 1000} s`,
      met: median(ours.second) < AIM,
    });
  }
  await browser.close();
  line.close();
  await service.stop();
  return rows;
};
