import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { quietly } from '#tests/browser.ts';

// The headless shell has no back/forward cache.
const full = [
  process.env['CHROME_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => existsSync(path) && !path.includes('headless-shell'));

/** Whether a browser with a back/forward cache is installed. */
export const keepsPages = full !== undefined;

/** A browser with a back/forward cache, where one is installed. */
export const launchKeepingPages = (): Promise<Browser> =>
  chromium.launch({
    ...quietly,
    executablePath: full ?? quietly.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
