import type { Page } from 'playwright-core';

/** Delays the requests of a page to an address. Gives a function that releases them. */
export const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};
