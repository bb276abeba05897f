import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { ensurePackages, mayInstall } from '#tests/debian.ts';

const debianChromium = { path: '/usr/bin/chromium', package: 'chromium' };

// Visitors use the full browser: the headless shell has no tabs, no favicon and no back/forward cache.
const paths = [
  debianChromium.path,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const howToInstall =
  'The browser tests need Chromium or Chrome. On Debian: apt-get install chromium. Elsewhere: install Chrome, or name it in CHROME_PATH.';

/** The path of the installed Chromium or Chrome; undefined if there is none. */
export const installedBrowser = (): string | undefined => [process.env.CHROME_PATH ?? '', ...paths].find(existsSync);

/** The same without the headless shell, which has no back/forward cache. */
export const installedFullBrowser = (): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...paths].find((path) => existsSync(path) && !path.includes('headless-shell'));

/** The fonts of Debian's browser until the site's own fonts are loaded. They have the widths of Arial and Times. */
const fonts = { path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', package: 'fonts-liberation' };

/** Installs Debian's Chromium, if there is no browser, and the fonts. Throws a sentence with the command if this user may not. */
export const ensureBrowser = (): void => {
  const browser = installedBrowser() ? [] : [debianChromium];
  if (mayInstall) ensurePackages('The browser tests', [...browser, fonts]);
  else if (browser.length > 0) throw new Error(howToInstall);
};

// Chromium uses the last list, so this one repeats Playwright's. Without `WebUIOmnibox…` the address bar of each window loads two
// pages, which take longer than most pages of the site.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Options for a headless Chromium that needs no network and draws the same in all its variants. */
export const quietly = {
  // Vitest reads it before `ensureBrowser` has installed the browser.
  get executablePath() {
    return installedBrowser() ?? debianChromium.path;
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
    // With this the headless shell draws text like the full Chromium, pixel by pixel.
    '--font-render-hinting=slight',
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(quietly);
