import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/browser.ts';
import { launchFirefox } from '#tests/engines/firefox.ts';
import { launchOlder } from '#tests/engines/older/olderBrowsers.ts';
import { launchWebKit } from '#tests/engines/webkit/launchWebKit.ts';

/** `older` is Chromium 109. */
export type Engine = 'firefox' | 'older' | 'webkit';

const launchers = { firefox: launchFirefox, older: () => launchOlder('older'), webkit: launchWebKit };

/** Starts an engine; Chromium if undefined. */
export const launch = (engine?: Engine): Promise<Browser> => (engine ? launchers[engine]() : launchBrowser());
