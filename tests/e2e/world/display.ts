import type { Page } from 'playwright-core';

/** The browser's setting of the text size, in pixels: 16 is usual. */
export const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await browser.detach();
};

/** A browser that darkens pages by itself. */
export const forceDark = async (page: Page, enabled = true): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled });
};
