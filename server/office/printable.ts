// Control characters control a terminal, bidirectional marks reorder its text, line separators break its rows.
const controlCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text is printable ASCII. This is fast, and true for most texts of a long list. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A text of an applicant for a terminal: a tab is a space, other control characters are written as \u{...}. */
export const printable = (text: string): string =>
  isPlain(text)
    ? text
    : text
        .replaceAll('\t', ' ')
        .replace(controlCharacters, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

/** The same for each line of a text. */
export const printableLines = (text: string): string[] => text.split('\n').map(printable);

/** A value as JSON without control characters that a terminal could run. It parses to the same value. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(controlCharacters, (character) =>
    character === '\n' ? character : `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
