import { type Message, message } from '#languages/message.ts';

/** The default messages of a form. Each takes the field's name in messages. */
export interface Wording {
  missing: (name: Message) => Message;
  /** A yes/no question without an answer. */
  unanswered: (name: Message) => Message;
  email: (name: Message) => Message;
  option: (name: Message, options: readonly string[]) => Message;
}

// Without Intl, whose first use on a page takes a slow phone 50 to 100 ms.
const grouped = (count: number): Message =>
  count < 1000
    ? () => String(count)
    : message('{thousands},{rest}', {
        thousands: Math.floor(count / 1000),
        rest: () => String(count % 1000).padStart(3, '0'),
      });

/** The messages that all forms share. */
export const messages = {
  /** It does not name its question; `messageAway` adds the label. */
  yesOrNo: message('Please answer yes or no.'),
  phone: message('Please provide a valid phone number.'),
  onePhone: message('Please give one number here.'),
  reference: message('Please check the reference: ten letters and digits, like K7MQ4-XR29H.'),
  notPdf: message('Only PDF files are allowed'),
  birthDate: message('The date of birth must not be in the future.'),
  year: message('Please check the year.'),
  years: (since: number) => message('Please choose years from {since} to this year.', { since: String(since) }),
  yearOrder: message('The last year must not be before the first.'),
  order: message("'To' must not be before 'From'."),
  date: (name: Message) =>
    message('{name} is incomplete, or there is no such day. Please check the day, month and year.', { name }),
  tooLong: (name: Message, most: number) =>
    message('{name} must be at most {most} characters', { name, most: grouped(most) }),
  wholeNumber: (name: Message, least: number) =>
    message('{name} must be a whole number of {least} or more', { name, least }),
  emptyFile: message('This file is empty. Please attach it again or choose another copy.'),
  truncatedFile: message(
    'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
  ),
  largeFile: (most: Message) => message('This file is larger than {most}. Please attach a smaller one.', { most }),
  unreadableFile: message('This file could not be read. Please save it on this device and choose it again.'),
  folder: message('Folders cannot be attached. Please attach the files inside.'),
  oneFile: message('Please attach one file only.'),
  manyFiles: (most: number) => message('Please attach at most {most} files.', { most }),
  largeApplication: (most: Message) =>
    message('All files together are larger than {most}. Please attach smaller ones.', { most }),
  manyEntries: (name: Message, most: number) => message('{name} may have at most {most} entries', { name, most }),
} as const;
