const hashTarget = () => {
  const id = decodeURIComponent(window.location.hash.slice(1));
  return id ? document.getElementById(id) : null;
};

/** Scrolls where a freshly loaded page would stand: at its hash, or at the top. */
export function scrollToPageStart() {
  const target = hashTarget();
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Lets the keyboard and a screen reader go on at the page's hash, or at its heading. */
export function focusPageStart() {
  const start = hashTarget() ?? document.querySelector('h1');
  if (start && !start.hasAttribute('tabindex')) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}
