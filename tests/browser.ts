import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { ensurePackages, mayInstall } from '#tests/debian.ts';

const debianChromium = { path: '/usr/bin/chromium', package: 'chromium' };

// What visitors have comes first: the headless shell has no tabs, no favicon and no back/forward cache.
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

/** The path of the Chromium or Chrome that is installed here; undefined where there is none. */
export const installedBrowser = (): string | undefined => [process.env.CHROME_PATH ?? '', ...places].find(existsSync);

/** What Debian's browser draws with until the site's own fonts are there: as wide as Arial and Times. */
const fonts = { path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', package: 'fonts-liberation' };

/** Installs Debian's Chromium where no browser is, and its fonts; where this user may not, throws a sentence that says what to do. */
export const ensureBrowser = (): void => {
  const browser = installedBrowser() ? [] : [debianChromium];
  if (mayInstall) ensurePackages('The browser tests', [...browser, fonts]);
  else if (browser.length > 0) throw new Error(howToInstall);
};

// The last list that is given counts, so it repeats what Playwright switches off. Each window's address bar would load two
// pages of its own, which cost more than most pages of the site.
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

/** What keeps a headless Chromium quiet on a machine without a network, and lets every kind of it draw the same. */
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
    // The headless shell then sets type as a Chromium with windows does, pixel by pixel.
    '--font-render-hinting=slight',
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(quietly);
