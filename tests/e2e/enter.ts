import type { Locator, Page } from 'playwright-core';

/** A control of the page and its answer. Controls of one name differ by their order. */
export interface Entering {
  css: string;
  nth: number;
  /** How many controls have this name. */
  of: number;
  value: string;
}

/**
 * Enters an answer in a control, or several answers in controls of the page, each as one edit: a text replaces the content, a
 * date is set as a date picker does, a choice and a radio button are selected. It waits for controls and options. Gives false if
 * the element is not in the page any more, such as a telephone field that was replaced. It runs in the page, so it uses nothing
 * from outside.
 */
export const enter = async (element: Element, given: string | readonly Entering[]): Promise<boolean> => {
  const once = async <Found>(find: () => Found, what: string) => {
    for (let frame = 0; ; frame++) {
      const found = find();
      if (found) return found;
      // 30 seconds at 60 frames a second, as Playwright waits.
      if (frame > 1800) throw new Error(`${what} did not appear.`);
      await new Promise(requestAnimationFrame);
    }
  };
  const put = async (control: HTMLInputElement, value: string) => {
    const set = () => {
      // React's own setter on the element would hide the change from React.
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

/** Enters an answer in the control of a locator. */
export const enterIn = async (control: Locator, value: string): Promise<void> => {
  while (!(await control.evaluate(enter, value)));
};

/** Enters answers in controls of a page at once. */
export const enterAll = async (page: Page, given: readonly Entering[]): Promise<void> => {
  if (given.length > 0) await page.locator('body').evaluate(enter, given);
};
