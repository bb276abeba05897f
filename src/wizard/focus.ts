/** Moves the focus to an element once the page shows it, clear of what covers the page's edges. */
export const focusOn = (id: string): void => {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: element.matches('fieldset') ? 'start' : 'center' });
  });
};
