/** The names of the fields of the list's filter. */
export const listFields = ['q', 'form', 'grade', 'mark', 'has', 'from', 'to', 'fits', 'with', 'only'] as const;

/** The filter of the list, as its form sends it. An empty text filters nothing. */
export type ListFilter = Record<(typeof listFields)[number], string>;

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

/** The value of `only` for the applications that are ticked. */
export const TICKED = 'ticked';
