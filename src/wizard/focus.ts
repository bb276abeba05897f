/** Moves the focus to an element after the next rendering, or to another one if there is no such element, and scrolls to it. */
export const focusOn = (id: string, block?: ScrollLogicalPosition, otherwise = id): void => {
  requestAnimationFrame(() => {
    const element = document.getElementById(id) ?? document.getElementById(otherwise);
    // A heading that has the focus already would not be read again.
    if (element === document.activeElement && element?.matches('[tabindex="-1"]')) element.blur();
    element?.focus({ preventScroll: true });
    const shown = block === 'start' ? (element?.closest('.wizard') ?? element) : element;
    shown?.scrollIntoView({ block: block ?? (element?.matches('fieldset') ? 'start' : 'center') });
  });
};
