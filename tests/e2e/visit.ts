import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { loadPhoneRules } from '#forms/phone.ts';
import { launchBrowser } from '#tests/browser.ts';

let browser: Browser;
let folder: string;
const visits: { context: BrowserContext; faults: string[] }[] = [];

beforeAll(async () => {
  await loadPhoneRules();
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'bac-files-'));
});

afterEach(async () => {
  const ended = visits.splice(0);
  await Promise.all(ended.map(({ context }) => context.close()));
  expect(ended.flatMap(({ faults }) => faults)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** A folder for the files this test file attaches. */
export const files = (): string => folder;

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
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: site,
    ...options,
  });
  const faults: string[] = [];
  visits.push({ context, faults });
  const note = (text: string) => expected?.test(text) || faults.push(text);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
  page.on('request', (request) => request.url().startsWith(site) || note(`left the site: ${request.url()}`));
  await page.goto(path);
  return page;
};
