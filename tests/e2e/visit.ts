import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { launch } from '#tests/engines/launch.ts';

// All files of a worker use one browser. It ends with the worker.
let browser: Promise<Browser> | undefined;
const visits: { context: BrowserContext; faults: string[] }[] = [];
const folder = join(tmpdir(), `bac-files-${process.pid}`);

/** The folder of the files that a test attaches. */
export const files = (): string => folder;

export const openFolder = () => mkdir(folder, { recursive: true });

export const removeFolder = () => rm(folder, { recursive: true, force: true });

/** Closes all pages that a test has opened. Fails if a page had an error that the test does not expect. */
export const endVisits = async (): Promise<void> => {
  const ended = visits.splice(0);
  await Promise.all(ended.map(({ context }) => context.close()));
  expect(ended.flatMap(({ faults }) => faults)).toEqual([]);
};

export interface VisitOptions extends BrowserContextOptions {
  /** The console errors that the test expects. */
  expected?: RegExp;
  /** The address of the site, if it is not the shared service's. */
  site?: string;
}

/** Chromium 109 reports an attribute that it does not know yet. */
const isNoFault = (text: string) => inject('engine') === 'older' && text.includes("Found a 'popover' attribute");

/** Opens a path of the site in a new browser profile. Any unexpected console error or uncaught error fails the test. */
export const visit = async (
  path: string,
  { expected, site = inject('site'), ...options }: VisitOptions = {},
): Promise<Page> => {
  browser ??= launch(inject('engine'));
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: site,
    // A service worker would answer the requests that a test intercepts.
    serviceWorkers: 'block',
    ...options,
  });
  const faults: string[] = [];
  visits.push({ context, faults });
  const note = (text: string) => expected?.test(text) || isNoFault(text) || faults.push(text);
  const page = await context.newPage();
  page.on('console', (message) => {
    // A browser with tabs fetches the tab's icon by itself, also while the test has cut the connection.
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

/** Resolves when the page is hydrated, and the mouse is not over the menu's groups. */
export const hydrated = (page: Page) => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });

/** The `id` of the focused element, or the `name` of a focused control, or else its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return element.name || element.id || element.getAttribute('aria-label') || element.textContent?.trim() || '';
  });
