import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/browser.ts';
import { launchFirefox } from '#tests/engines/firefox.ts';
import { launchWebKit } from '#tests/engines/webkit/launchWebKit.ts';

export type Engine = 'firefox' | 'webkit';

const launchers = { firefox: launchFirefox, webkit: launchWebKit };

/** Starts an engine; Chromium if undefined. */
export const launch = (engine?: Engine): Promise<Browser> => (engine ? launchers[engine]() : launchBrowser());
