import { SEPARATORS } from '#server/receiving/pdf/tokens.ts';

/** The names in a PDF that the office should know of, with what it reads of them. */
const marks = new Map([
  ['Encrypt', 'encrypted'],
  ['JavaScript', 'JavaScript'],
  ['JS', 'JavaScript'],
  ['Launch', 'launches a program'],
  ['EmbeddedFile', 'embedded file'],
  ['EmbeddedFiles', 'embedded file'],
  ['FileAttachment', 'embedded file'],
  ['SubmitForm', 'sends what is filled in'],
  ['ImportData', 'loads data'],
  ['XFA', 'XFA form'],
  ['URI', 'web link'],
  ['GoToR', 'link to another file'],
]);

export const flagOf = (name: string): string | undefined => marks.get(name);

const worthReading = new RegExp(`/(?:${[...marks.keys(), 'GoToE'].join('|')}|[^${SEPARATORS}#]*#)`);

/** Whether a text may hold one of the names at all, which is quickly said. */
export const mayHoldMarks = (text: string): boolean => worthReading.test(text);
