import type { Page } from 'playwright-core';

export const DAY = 24 * 60 * 60 * 1_000;

/** Sets the clock of a device so many days ahead, or back. */
export const setClock = (page: Page, days: number): Promise<void> => page.clock.setSystemTime(Date.now() + days * DAY);
