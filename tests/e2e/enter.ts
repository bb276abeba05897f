import type { Locator } from 'playwright-core';

/**
 * Gives a control its answer as one edit of the person's: a text in the place of what it holds, a date as a date picker
 * does, a choice once its list is there, a radio button. It runs in the page, so everything it needs stands inside. Gives
 * whether the control stands on the page: another may have taken its place since it was found, as a telephone's does.
 */
export const enter = async (element: Element, value: string): Promise<boolean> => {
  const control = element as HTMLInputElement;
  const set = () => {
    // Past React's own setter on the element, behind which it would take the value for one it had set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
    return control.value === value;
  };
  const tell = () => {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (!control.isConnected) return false;
  control.focus();
  if (control.type === 'radio') control.click();
  else if (control.type === 'date') {
    set();
    tell();
  } else if (control.type === 'select-one') {
    for (let frame = 0; !set(); frame++) {
      if (frame > 600) throw new Error(`${control.name} does not offer ${value}.`);
      await new Promise(requestAnimationFrame);
    }
    tell();
  } else {
    control.select();
    document.execCommand(value ? 'insertText' : 'delete', false, value);
  }
  return true;
};

/** Gives what a locator finds its answer. */
export const enterIn = async (control: Locator, value: string): Promise<void> => {
  while (!(await control.evaluate(enter, value)));
};
