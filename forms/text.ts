// Text pasted from chats and documents may contain bidi marks, zero-width characters and control characters.
const invisible = /(?![\t\n\r])\p{Cc}|[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const loneSurrogate = /\p{Surrogate}/gu;

const visible = (raw: string) => raw.replace(invisible, '').replace(loneSurrogate, '\ufffd');

/** One line as it is stored: trimmed, line breaks replaced by spaces, invisible characters removed. Blank is ''. */
export const oneLine = (raw: string): string =>
  visible(raw)
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .trim();

/** Several lines as they are stored: LF between lines, trimmed, invisible characters removed. Blank is ''. */
export const multiLine = (raw: string): string => visible(raw).replace(/\r\n?/g, '\n').trim();

/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits written as 0-9. */
export const latinDigits = (raw: string): string =>
  raw.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** One line in Arabic as it is stored: presentation forms of letters are folded (NFKC), tatweel is removed. */
export const arabicLine = (raw: string): string =>
  oneLine(raw.normalize('NFKC').replaceAll('\u0640', '').normalize('NFKC'));
