import { focusOn } from '#src/wizard/focus.ts';

const headings: Readonly<Record<string, string>> = {
  info: 'information',
  receipt: 'receipt-heading',
  elsewhere: 'elsewhere',
  notYet: 'reception',
  over: 'reception',
};

/** Moves the focus to the heading of a place, and shows the form from its beginning. */
export const showPlace = (place: string): void => focusOn(headings[place] ?? 'step-heading', 'start');
