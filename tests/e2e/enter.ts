import type { Locator, Page } from 'playwright-core';

/** A control of the page, and what it is given. Controls of one name differ by their order. */
export interface Entering {
  css: string;
  nth: number;
  /** How many controls have this name. */
  of: number;
  value: string;
}

/**
 * Gives a control its answer as one edit of the person's: a text in the place of what it holds, a date as a date picker
 * does, a choice once its list is there, a radio button. Several answers are for controls of the page, each of which may
 * still be on its way. It runs in the page, so everything it needs is inside. Gives whether the element stands on the
 * page: another may have taken the place of a control since it was found, as a telephone's does.
 */
export const enter = async (element: Element, given: string | readonly Entering[]): Promise<boolean> => {
  const once = async <Found>(find: () => Found, what: string) => {
    for (let frame = 0; ; frame++) {
      const found = find();
      if (found) return found;
      // As long as Playwright waits, where a page is drawn as often as it may be.
      if (frame > 1800) throw new Error(`${what} did not come.`);
      await new Promise(requestAnimationFrame);
    }
  };
  const put = async (control: HTMLInputElement, value: string) => {
    const set = () => {
      // Past React's own setter on the element, behind which it would take the value for one it had set itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      return control.value === value;
    };
    const notify = () => {
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    control.focus();
    if (control.type === 'radio') control.click();
    else if (control.type === 'date') {
      set();
      notify();
    } else if (control.type === 'select-one') {
      await once(set, `${value} in ${control.name}`);
      notify();
    } else {
      control.select();
      document.execCommand(value ? 'insertText' : 'delete', false, value);
    }
  };
  if (!element.isConnected) return false;
  if (typeof given === 'string') await put(element as HTMLInputElement, given);
  else
    for (const { css, nth, of, value } of given) {
      const control = await once(() => document.querySelectorAll(css)[nth], css);
      if (document.querySelectorAll(css).length > of) throw new Error(`There are more than ${of} of ${css}.`);
      await put(control as HTMLInputElement, value);
    }
  return true;
};

/** Gives what a locator finds its answer. */
export const enterIn = async (control: Locator, value: string): Promise<void> => {
  while (!(await control.evaluate(enter, value)));
};

/** Gives controls of a page their answers in one go. */
export const enterAll = async (page: Page, given: readonly Entering[]): Promise<void> => {
  if (given.length > 0) await page.locator('body').evaluate(enter, given);
};
