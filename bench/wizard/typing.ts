import type { Page } from 'playwright-core';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Leaves the field once, so that it may show messages, and waits until the page has come to rest. */
export const enter = async (page: Page, field: string): Promise<void> => {
  const control = page.locator(field).first();
  await control.focus();
  await control.blur();
  await control.focus();
  await page.keyboard.press('End');
  await pause(400);
};

/** Types so many keys into the focused field: twenty letters, twenty times Backspace, and so on. No message changes. */
export const type = async (page: Page, keys: number, msBetween: number): Promise<void> => {
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 40 < 20 ? 'a' : 'Backspace');
    if (msBetween > 0) await pause(msBetween);
  }
  await pause(300);
};
