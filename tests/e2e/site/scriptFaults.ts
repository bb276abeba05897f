import type { Page } from 'playwright-core';
import { listing } from '#src/listing.ts';

// The largest page has 83,000 bytes. React alone takes 50,800, XState 11,700.
const PAGE_SCRIPT = 88_000;

/** Whether a hydrated page without a form has fetched more script than it may. The carousel's package is home's own. */
export const scriptFaults = async (page: Page, path: string): Promise<string[]> => {
  if (listing.find((each) => each.path === path)?.interactive) return [];
  const bytes = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js') && !name.includes('MovingSlides'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  return bytes > 70_000 && bytes <= PAGE_SCRIPT ? [] : [`${bytes} bytes of script`];
};
