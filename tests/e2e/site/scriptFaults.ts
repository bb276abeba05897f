import type { Page } from 'playwright-core';
import { listing } from '#src/listing.ts';

// React alone takes 50,800 bytes.
const PAGE_SCRIPT = 76_000;
// The machine of the menu comes last.
const WITH_MENU = 88_000;

/** The bytes of all scripts that a page has fetched. The carousel's package is home's own. */
const fetchedBytes = (page: Page, except: RegExp): Promise<number> =>
  page.evaluate((left) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js') && !left.test(name));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, except);

/** Whether a hydrated page without a form has fetched more script than it may. */
export const scriptFaults = async (page: Page, path: string): Promise<string[]> => {
  if (listing.find((each) => each.path === path)?.interactive) return [];
  const withMenu = await fetchedBytes(page, /MovingSlides/);
  const own = await fetchedBytes(page, /MovingSlides|liveMenu|xstate/);
  const isMeasured = own > 60_000 && withMenu > own;
  return isMeasured && own <= PAGE_SCRIPT && withMenu <= WITH_MENU
    ? []
    : [`${own} bytes of script, ${withMenu} with the menu`];
};
