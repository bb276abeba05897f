import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { launch } from '#tests/engines/launch.ts';

// One browser for all files that a worker runs. It ends with the worker.
let browser: Promise<Browser> | undefined;
const visits: { context: BrowserContext; faults: string[] }[] = [];
const folder = join(tmpdir(), `bac-files-${process.pid}`);

/** A folder for the files a test attaches. */
export const files = (): string => folder;

export const openFolder = () => mkdir(folder, { recursive: true });

export const removeFolder = () => rm(folder, { recursive: true, force: true });

/** Closes what a test has opened. Fails where a page met an error that the test was not about. */
export const endVisits = async (): Promise<void> => {
  const ended = visits.splice(0);
  await Promise.all(ended.map(({ context }) => context.close()));
  expect(ended.flatMap(({ faults }) => faults)).toEqual([]);
};

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors this visit is about. */
  expected?: RegExp;
  /** The site's address, where it is reached over a line of the test's own. */
  site?: string;
}

/** A visitor's own browser at a path of the running site. A console error or an uncaught one fails the test. */
export const visit = async (
  path: string,
  { expected, site = inject('site'), ...options }: VisitOptions = {},
): Promise<Page> => {
  browser ??= launch(inject('engine'));
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: site,
    // A page asks the network itself, where tests stand in its way.
    serviceWorkers: 'block',
    ...options,
  });
  const faults: string[] = [];
  visits.push({ context, faults });
  const note = (text: string) => expected?.test(text) || faults.push(text);
  const page = await context.newPage();
  page.on('console', (message) => {
    // A browser with tabs fetches the tab's icon by itself, also while the test has cut the line.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.svg'))
      note(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
  page.on(
    'request',
    (request) =>
      request
        .url()
        .replace(/^blob:/, '')
        .startsWith(site) || note(`left the site: ${request.url()}`),
  );
  await page.goto(path);
  return page;
};
