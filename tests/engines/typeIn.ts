/**
 * Puts a text in the place of what a control holds, as one edit of the person's; a date at once, as a date picker does.
 * It runs in the page, so everything it needs stands inside.
 */
export const typeIn = (element: HTMLElement | SVGElement, text: string): void => {
  const control = element as HTMLInputElement;
  control.focus();
  if (control.type !== 'date') {
    control.select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    return;
  }
  // Past React's own setter on the element, behind which it would take the date for one it had set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
};
