import { onceLoaded } from '#src/frame/onceLoaded.ts';

/** Calls back once the page has loaded and the browser has time. Returns the way to call it off. */
export function whenIdle(callback: () => void) {
  let calledOff = false;
  const run = () => {
    if (!calledOff) callback();
  };
  const callOffWaiting = onceLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  });

  return () => {
    calledOff = true;
    callOffWaiting();
  };
}
