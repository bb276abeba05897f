// Control characters steer a terminal, bidi marks turn its text around, line separators break its rows.
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text is of such letters only that each takes one place and steers nothing: most are, in a long list. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** An applicant's text as a terminal may show it: what would steer the terminal is written as \u{...}. */
export const printable = (text: string): string =>
  isPlain(text) ? text : text.replace(steering, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);

/** The same for text of several lines, which it keeps. */
export const printableLines = (text: string): string[] => text.split('\n').map(printable);

/** A value as JSON that a terminal shows and a parser reads back. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(steering, (character) =>
    character === '\n' ? character : `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
