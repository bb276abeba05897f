/** Calls back when the page with all it shows first has loaded, at once if it has. Returns the way to call it off. */
export function onceLoaded(callback: () => void) {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}
