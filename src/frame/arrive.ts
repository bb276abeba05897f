/** Puts the reader where a freshly loaded page would: at its hash, or at the top, with the heading in focus. */
export function arrive() {
  const target = window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const start = target || document.querySelector<HTMLElement>('h1');

  if (!target) window.scrollTo({ top: 0, behavior: 'instant' });
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: !target });
}
