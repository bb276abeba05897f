import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { ensurePackages, mayInstall } from '#tests/debian.ts';

const debianChromium = { path: '/usr/bin/chromium', package: 'chromium' };

// The headless shell comes last: unlike visitors' browsers it has no tabs, no favicon and no back/forward cache.
const places = [
  debianChromium.path,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const howToInstall =
  'The browser tests need Chromium or Chrome. On Debian: apt-get install chromium. Elsewhere: install Chrome, or name it in CHROME_PATH.';

/** The path of an installed Chromium or Chrome, of the headless shell if there is nothing else; undefined if there is none. */
export const installedBrowser = (): string | undefined => [process.env.CHROME_PATH ?? '', ...places].find(existsSync);

/** The same without the headless shell, which has no back/forward cache. */
export const installedFullBrowser = (): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...places].find((path) => existsSync(path) && !path.includes('headless-shell'));

/** The fonts of Debian's browser until the site's own fonts are loaded: as wide as Arial and Times. */
const fonts = { path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', package: 'fonts-liberation' };

/** Installs Debian's Chromium where no browser is, and its fonts; where this user may not, throws a sentence that says what to do. */
export const ensureBrowser = (): void => {
  const browser = installedBrowser() ? [] : [debianChromium];
  if (mayInstall) ensurePackages('The browser tests', [...browser, fonts]);
  else if (browser.length > 0) throw new Error(howToInstall);
};

// Chromium uses the last list, so this one repeats Playwright's. Without the two entries at the end the address bar of each
// window would load two pages of its own, which cost more than most pages of the site.
const switchedOff = [
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

/** Options for a headless Chromium on a machine without a network: it sends no requests of its own, and every kind of it draws alike. */
export const quietly = {
  get executablePath() {
    const path = installedBrowser();
    if (!path) throw new Error(howToInstall);
    return path;
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${switchedOff.join()}`,
    // With this option the headless shell draws text like a Chromium with windows, pixel by pixel.
    '--font-render-hinting=slight',
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(quietly);
