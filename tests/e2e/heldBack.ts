import type { Page } from 'playwright-core';

/** Holds back what a page asks for until it is let go. */
export const heldBack = async (page: Page, address: RegExp): Promise<() => void> => {
  let letGo!: () => void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
};
