import type { Browser, Page } from 'playwright-core';
import { watchLoading } from './loading.ts';

/** When and where every picture is taken: an afternoon in Beirut, on a device that wants no motion. */
const now = new Date('2026-06-30T14:45:00Z');
const device = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Asia/Beirut',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/** Seeds the page's random numbers: the same in the same order. */
const seedRandom = () => {
  // Two seeds: what a library draws as it is fetched, for the first story alone, is not to change the ids of an application.
  const seeds = { numbers: 1, ids: 1 };
  Object.assign(window, { resetRandom: () => Object.assign(seeds, { numbers: 1, ids: 1 }) });
  const next = (seed: keyof typeof seeds) => {
    seeds[seed] = (Math.imul(seeds[seed], 1_664_525) + 1_013_904_223) >>> 0;
    return seeds[seed];
  };
  const fill = <Numbers extends ArrayBufferView>(numbers: Numbers): Numbers => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    for (const at of bytes.keys()) bytes[at] = next('ids') >>> 24;
    return numbers;
  };
  Math.random = () => next('numbers') / 2 ** 32;
  crypto.getRandomValues = fill;
  crypto.randomUUID = () => {
    const hex = [...fill(new Uint8Array(15))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`;
  };
};

/** Resets random numbers, address and focus, so that it makes no difference what the page has shown before. */
export const reset = async (page: Page): Promise<void> => {
  // A browser rings what gets the focus by script after a key, unless what had it before had no ring.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // A form that was shown before has left its step there, and another one would go to it.
    const address = new URL(location.href);
    address.searchParams.delete('step');
    history.replaceState(null, '', address);
  });
  await page.keyboard.press('F2');
  await page.evaluate(() => (window as unknown as { resetRandom: () => void }).resetRandom());
};

/** A page that is the same every time: its clock, its zone, its random numbers, its width. No other place is asked for anything. */
export const pageOf = async (browser: Browser, site: string): Promise<Page> => {
  const context = await browser.newContext(device);
  context.setDefaultTimeout(0);
  await context.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  );
  await context.addInitScript(seedRandom);
  const page = await context.newPage();
  watchLoading(page);
  await page.clock.setFixedTime(now);
  return page;
};
