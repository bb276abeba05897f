import { byPointer, type Hands } from '#tests/e2e/fill.ts';

/** Runs in a page: changes a control, and no event says so. */
export const fillInSilently = (element: Element, value: string) => {
  const control = element as HTMLInputElement;
  if (control.type === 'radio') control.checked = true;
  else control.value = value;
};

/** A browser on an iPhone, or an old password manager: the control is entered, filled in without an event, and left. */
export const silently: Hands = {
  ...byPointer,
  answer: async (control, value) => {
    await control.focus();
    await control.evaluate(fillInSilently, value);
    await control.blur();
  },
};

/**
 * An extension that sets a control as the page's own script would, and dispatches its events: React takes the value for its own,
 * and ignores them. What is chosen is chosen by a click.
 */
export const byPageSetters: Hands = {
  ...byPointer,
  answer: (control, value, kind) => {
    if (kind === 'yesNo' || kind === 'choice' || kind === 'years') return byPointer.answer(control, value, kind);
    return control.evaluate((element, given) => {
      (element as HTMLInputElement).value = given;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  },
};
