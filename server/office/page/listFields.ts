import { type Message, message } from '#languages/message.ts';

/** The names of the fields of the list's filter. */
export const listFields = ['q', 'form', 'grade', 'mark', 'has', 'from', 'to', 'fits', 'with', 'only'] as const;

/** The filter of the list, as its form sends it. An empty text filters nothing. */
export type ListFilter = Record<(typeof listFields)[number], string>;

/** What the fields are called; the last two have none. */
export const filterLabels: Record<keyof ListFilter, Message> = {
  q: message('Name, telephone, e-mail, reference or note'),
  form: message('Form'),
  grade: message('Grade or position'),
  mark: message('Mark'),
  has: message('Missing or unusual'),
  from: message('Received from'),
  to: message('to'),
  fits: message('Papers and corrections'),
  with: message('Family and second applications'),
  only: message('Shown'),
};

export const noFilter: ListFilter = {
  q: '',
  form: '',
  grade: '',
  mark: '',
  has: '',
  from: '',
  to: '',
  fits: '',
  with: '',
  only: '',
};

/** The value of `fits` for additions that fit no application. */
export const FITS_NONE = 'none';

export const fitsNone = message('that fit no application');

/** The value of `only` for the applications that are ticked. */
export const TICKED = 'ticked';
