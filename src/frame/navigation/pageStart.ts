import { decoded } from '#src/frame/navigation/decoded.ts';

const hashTarget = () => {
  const id = decoded(window.location.hash.slice(1));
  return id ? document.getElementById(id) : null;
};

/** Scrolls as a newly loaded page does: to its hash, or to the top. */
export function scrollToPageStart() {
  const target = hashTarget();
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Focuses the page's hash, or its heading, for keyboards and screen readers. */
export function focusPageStart() {
  const start = hashTarget() ?? document.querySelector('h1');
  if (start && !start.hasAttribute('tabindex')) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}
