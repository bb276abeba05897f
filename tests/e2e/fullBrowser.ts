import { type Browser, chromium } from 'playwright-core';
import { installedFullBrowser, quietly } from '#tests/browser.ts';

const full = installedFullBrowser();

/** Whether a browser with a back/forward cache is installed. */
export const keepsPages = full !== undefined;

/** Starts a browser with a back/forward cache, if one is installed. */
export const launchKeepingPages = (): Promise<Browser> =>
  chromium.launch({
    ...quietly,
    executablePath: full ?? quietly.executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
