import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { serveSlowLine } from '../tests/e2e/serveSlowLine.ts';
import { median } from './median.ts';
import { startService } from './service.ts';
import type { Row } from './table.ts';

const TIMES = 5;
/** Milliseconds. */
const aims = { first: 4_000, second: 1_000 };
const forms = ['as-staff', 'as-student'];

/** Milliseconds from the request of a page until its form is ready. */
const openForm = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('.wizard[data-ready]').waitFor();
  return page.evaluate(() => performance.now());
};

/** The first and the second visit of a new browser, with service workers or without. */
const visitTwice = async (browser: Browser, url: string, serviceWorkers: 'allow' | 'block') => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers });
  const page = await context.newPage();
  const first = await openForm(page, url);
  if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  const second = await openForm(page, url);
  await context.close();
  return { first, second };
};

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** How soon a form is ready at 400 kbit/s and 300 ms, with the service worker and in a browser without. */
export async function* measureVisits(): AsyncGenerator<Row> {
  const service = await startService();
  const slowLine = await serveSlowLine(service.url, []);
  const browser = await launchBrowser();
  for (const form of forms) {
    const [ours, others]: [Visits[], Visits[]] = [[], []];
    for (let turn = 0; turn < TIMES; turn++) {
      ours.push(await visitTwice(browser, `${slowLine.url}/join-us/${form}`, 'allow'));
      others.push(await visitTwice(browser, `${slowLine.url}/join-us/${form}`, 'block'));
    }
    for (const visit of ['first', 'second'] as const) {
      const [our, other] = [ours, others].map((visits) => median(visits.map((each) => each[visit]))) as [
        number,
        number,
      ];
      yield {
        what: `${form} is ready on a slow line, ${visit} visit`,
        ours: inSeconds(our),
        other: `${inSeconds(other)}: no service worker`,
        ratio: our / other,
        aim: `< ${aims[visit] / 1000} s`,
        met: our < aims[visit],
      };
    }
  }
  await browser.close();
  slowLine.close();
  await service.stop();
}

type Visits = Awaited<ReturnType<typeof visitTwice>>;
