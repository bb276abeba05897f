import type { Page } from 'playwright-core';

/** Holds back what a page asks for until it is let go, to whatever else the test has for it. */
export const heldBack = async (page: Page, address: RegExp): Promise<() => void> => {
  let letGo!: () => void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
};
