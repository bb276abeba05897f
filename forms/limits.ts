import { type Message, message } from '#languages/message.ts';

const MB = 1024 * 1024;

/** Every limit on what an applicant may send, for the browser and for the intake. Sizes in bytes, days as YYYY-MM-DD. */
export const limits = {
  oneLine: 100,
  multiLine: 2_000,
  email: 254,
  digits: 20,
  entries: 20,
  filesInOneField: 10,
  fileBytes: 10 * MB,
  applicationBytes: 80 * MB,
  /** No date of an application is earlier, except one whose year was typed with two digits. */
  firstDay: '1900-01-01',
} as const;

/** The most bytes of all files of an application and its answers, as they are sent or wait for another device. */
export const BODY_BYTES = limits.applicationBytes + 2 * MB;

/** A size as people read it: '10 MB', '2.5 MB', '12 KB', '310 bytes'. Rounded up: what is too large does not look as if it were not. */
export const sizeMessage = (bytes: number): Message => {
  const all = Math.ceil((bytes / MB) * 10);
  const [whole, tenths] = [Math.floor(all / 10), all % 10];
  if (bytes >= MB) return message(tenths ? '{whole}.{tenths} MB' : '{whole} MB', { whole, tenths });
  if (bytes >= 1024) return message('{size} KB', { size: Math.ceil(bytes / 1024) });
  return message('{size} bytes', { size: bytes });
};

/** The same in the language of the document. */
export const sizeInWords = (bytes: number): string => sizeMessage(bytes)();
