import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/browser.ts';
import { median } from './median.ts';
import type { Row } from './table.ts';
import { servePages } from './wizard/pages.ts';

const TIMES = 7;
const AIM = 1_000;

const build = (folder: string) =>
  new Promise<void>((resolve, reject) => {
    const args = ['run', '--silent', 'storybook:build', '--', '--output-dir', folder];
    const child = spawn('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Storybook's build ended with ${code}.`))));
  });

/** Milliseconds from the request of a story until what it shows is painted, in a browser that knows nothing of it. */
const painted = async (browser: Browser, url: string, shows: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  const at = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    shows,
  );
  await context.close();
  return at;
};

/** The first paint of the largest machine's chart in the built Storybook, beside a story of one field. */
export const measureCharts = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-storybook-'));
  await build(folder);
  const server = await servePages(folder);
  const browser = await launchBrowser();
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TIMES; turn++) {
    ours.push(await painted(browser, `${server.url}/iframe.html?id=machines-admission--fresh`, '.chart [data-active]'));
    theirs.push(await painted(browser, `${server.url}/iframe.html?id=form-text-field--filled`, '.field input'));
  }
  await browser.close();
  server.stop();
  await rm(folder, { recursive: true, force: true });
  const [chart, field] = [median(ours), median(theirs)];
  return [
    {
      what: "first paint of the admission machine's chart",
      ours: `${Math.round(chart)} ms`,
      beside: `${Math.round(field)} ms: a story of one text field`,
      ratio: chart / field,
      aim: `< ${AIM} ms`,
      met: chart < AIM,
    },
  ];
};
