/** How a form says what is wrong, for the fields that have no message of their own. Each takes the field's label, or its noun. */
export interface Wording {
  missing: (label: string) => string;
  /** Of a question for yes or no. */
  unanswered: (label: string) => string;
  email: (label: string) => string;
  option: (label: string, options: readonly string[]) => string;
}

// Written out, not by a locale: the first Intl of a page takes a slow phone 50 to 100 ms.
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Messages that are the same in every form. */
export const messages = {
  phone: 'Please provide a valid phone number.',
  notPdf: 'Only PDF files are allowed',
  birthDate: 'The date of birth must not be in the future.',
  year: 'Please check the year.',
  years: (since: number) => `Please choose years from ${since} to this year.`,
  yearOrder: 'The last year must not be before the first.',
  order: "'To' must not be before 'From'.",
  date: (label: string) => `${label} is incomplete, or there is no such day. Please check day, month and year.`,
  tooLong: (label: string, most: number) => `${label} must be at most ${grouped(most)} characters`,
  wholeNumber: (label: string, least: number) => `${label} must be a whole number of ${least} or more`,
  emptyFile: 'This file is empty. Please attach it again or choose another copy.',
  truncatedFile: 'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
  largeFile: (most: string) => `This file is larger than ${most}. Please attach a smaller one.`,
  oneFile: 'Please attach one file only.',
  manyFiles: (most: number) => `Please attach at most ${most} files.`,
  largeApplication: (most: string) => `All files together are larger than ${most}. Please attach smaller ones.`,
  manyEntries: (label: string, most: number) => `${label} may have at most ${most} entries`,
} as const;
