import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, hydrated } from '#tests/e2e/visit.ts';

const stepIn = (page: Page) => new URL(page.url()).searchParams.get('step');

/** Waits until the address names this step. */
export const expectStep = (page: Page, step: string) => expect.poll(() => stepIn(page)).toBe(step);

/** Waits until the focus is on this element, as `focused` names it. */
export const expectFocus = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

/** Opens a page by a link of the menu. */
export const follow = async (page: Page, group: string, address: string) => {
  await hydrated(page);
  await page.getByRole('button', { name: group }).click();
  await page.locator(`.menu__link[href="${address}"]`).click();
  await page.waitForURL(`**${address}*`);
};
