const SEPARATORS = String.raw`\0\t\n\f\r ()<>[\]{}/%`;

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

const escaped = /#([0-9a-f]{2})/gi;

/** A name as readers understand it: 'J#61vaScript' is 'JavaScript'. */
export const nameOf = (written: string): string =>
  written.includes('#') ? written.replace(escaped, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : written;

export const flagOf = (name: string): string | undefined => marks.get(name);

const worthReading = new RegExp(`/(?:${[...marks.keys(), 'GoToE'].join('|')}|[^${SEPARATORS}#]*#)`);

/** Whether a text may hold one of the names at all, which is quickly said. */
export const mayHoldMarks = (text: string): boolean => worthReading.test(text);

/** Comments, names, brackets, strings in hex, and words; a string in parentheses by its beginning only. */
export const tokenPattern = () =>
  new RegExp(String.raw`%[^\r\n]*|/[^${SEPARATORS}]*|<<|>>|<[^>]*>?|[()[\]{}>]|[^${SEPARATORS}]+`, 'g');
