/** Moves the focus to an element after the next rendering, and scrolls to it. */
export const focusOn = (id: string, block?: ScrollLogicalPosition): void => {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    const shown = block === 'start' ? (element?.closest('.wizard') ?? element) : element;
    shown?.scrollIntoView({ block: block ?? (element?.matches('fieldset') ? 'start' : 'center') });
  });
};
