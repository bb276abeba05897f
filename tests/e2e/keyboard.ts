import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hands } from '#tests/e2e/fill.ts';

const STOPS = 80;

/** Presses Tab until a control has the focus. */
const tabTo = async (control: Locator) => {
  for (let stop = 0; stop < STOPS; stop++) {
    await control.page().keyboard.press('Tab');
    if (await control.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(control)}.`);
};

/** The keys of a keyboard and nothing else. */
export const byKeyboard = (page: Page): Hands => {
  const { keyboard } = page;
  // Playwright prepares for file choosers at the first listener: without this one it could miss the first chooser.
  page.on('filechooser', () => undefined);
  return {
    answer: async (control, value, kind) => {
      if (kind === 'yesNo') {
        const name = await control.getAttribute('name');
        await tabTo(page.locator(`[name="${name}"]`).first());
        return keyboard.press(value === 'no' ? 'ArrowDown' : 'Space');
      }
      await tabTo(control);
      if (kind === 'choice') return keyboard.type((await control.locator(`[value="${value}"]`).textContent())!);
      const [year, month, day] = value.split('-');
      return keyboard.type(kind === 'date' ? `${month}${day}${year}` : value);
    },
    attach: async (control, files) => {
      await tabTo(control);
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(files);
      await expect.poll(() => page.getByText('Reading the file…').count()).toBe(0);
    },
    press: async (button) => {
      await expect.poll(() => button.isEnabled()).toBe(true);
      await tabTo(button);
      await keyboard.press('Enter');
    },
  };
};
