/** The default messages of a form. Each takes the field's name in messages. */
export interface Wording {
  missing: (label: string) => string;
  /** A yes/no question without an answer. */
  unanswered: (label: string) => string;
  email: (label: string) => string;
  option: (label: string, options: readonly string[]) => string;
}

// Without Intl, whose first use on a page takes a slow phone 50 to 100 ms.
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The messages that all forms share. */
export const messages = {
  /** It does not name its question; `messageAway` adds the label. */
  yesOrNo: 'Please answer yes or no.',
  phone: 'Please provide a valid phone number.',
  onePhone: 'Please give one number here.',
  notPdf: 'Only PDF files are allowed',
  birthDate: 'The date of birth must not be in the future.',
  year: 'Please check the year.',
  years: (since: number) => `Please choose years from ${since} to this year.`,
  yearOrder: 'The last year must not be before the first.',
  order: "'To' must not be before 'From'.",
  date: (label: string) => `${label} is incomplete, or there is no such day. Please check the day, month and year.`,
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
