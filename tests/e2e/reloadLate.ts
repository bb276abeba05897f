import type { Page } from 'playwright-core';
import { ready } from '#tests/e2e/application.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { forgetShifts, shifts } from '#tests/e2e/site/shifts.ts';

const script = /\/assets\/wizard-[^/]*\.js$/;

/**
 * Reloads a form while its script is held back. Gives the layout shifts since the page has announced that it restores the answers;
 * the page has to add them up.
 */
export const reloadLate = async (page: Page): Promise<number> => {
  const release = await holdBack(page, script);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Restoring your answers').waitFor();
  await forgetShifts(page);
  release();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.unroute(script);
  return shifts(page);
};
