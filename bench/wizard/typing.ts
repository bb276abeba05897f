import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Leaves the field once, so that it may show messages, focuses it, and waits until the page is idle. */
export const enterField = async (page: Page, field: string): Promise<void> => {
  const control = page.locator(field).first();
  await control.focus();
  await control.blur();
  await control.focus();
  await page.keyboard.press('End');
  await pause(400);
};

/** Types keys into the focused field: twenty letters, twenty times Backspace, and so on. No message changes. */
export const typeKeys = async (page: Page, keys: number, msBetween: number): Promise<void> => {
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 40 < 20 ? 'a' : 'Backspace');
    if (msBetween > 0) await pause(msBetween);
  }
  await pause(300);
};
