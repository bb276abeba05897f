import type { Page } from 'playwright-core';
import { ready } from '#tests/e2e/application.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { shifts } from '#tests/e2e/site/shifts.ts';

const script = /\/assets\/wizard-[^/]*\.js$/;

/**
 * Reloads a page in the midst of a form while its script is held back. Gives how much has moved since the page said
 * that the answers are being brought back, where the page notes its shifts.
 */
export const openAgain = async (page: Page): Promise<number> => {
  const arrive = await heldBack(page, script);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Your answers are being brought back').waitFor();
  await page.evaluate(() => Object.assign(window, { moved: 0 }));
  arrive();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.unroute(script);
  return shifts(page);
};
