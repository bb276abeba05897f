import { loaded } from '#src/frame/loaded.ts';

/** Calls back once the page has loaded and the browser has time. */
export async function whenIdle(callback: () => void) {
  await loaded();
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 300);
}
