import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The path of the Chromium or Chrome that is installed here; undefined where there is none. */
export const installedBrowser = (): string | undefined => [process.env.CHROME_PATH ?? '', ...places].find(existsSync);

/** A headless Chromium that asks nothing of the network. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome is installed. On Debian: apt-get install chromium.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
};
