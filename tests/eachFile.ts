import { afterAll, afterEach, expect, vi } from 'vitest';

// jsdom looks for the labels of a button in the whole document, anew after each change: a third of the time of these tests. No button
// of the site has a label.
if (typeof document !== 'undefined') Object.defineProperty(HTMLButtonElement.prototype, 'labels', { value: [] });

// Files of a worker share their modules, but for a test that loads them anew, and their window. What a test sets, the next one has not.
afterEach(async () => {
  const { setLanguage } = await import('#languages/current.ts');
  setLanguage('en');
  if (typeof document !== 'undefined') localStorage.clear();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') document.body.replaceChildren();
  const { now } = await import('#forms/today.ts');
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const left = now();
  vi.useRealTimers();
  expect(left, 'A test has corrected the clock, also for the next file: call vi.resetModules() after it.').toBe(0);
});
