import { withoutEnd } from '#languages/withoutEnd.ts';

// Text pasted from chats, documents and web pages may contain bidi marks, zero-width characters, soft hyphens, characters that are
// drawn as nothing, and control characters. Some line breaks are control characters, too.
const invisible = /(?![\t\n\v\f\r\x85])\p{Cc}|\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffc]/gu;
const lineBreak = /\r\n?|[\n\v\f\x85\u2028\u2029]/g;
const loneSurrogate = /\p{Surrogate}/gu;

const visible = (raw: string) => raw.replace(invisible, '').replace(loneSurrogate, '\ufffd');

/** One line as it is stored: trimmed, line breaks replaced by spaces, invisible characters removed. Blank is ''. */
export const oneLine = (raw: string): string =>
  visible(raw)
    .replace(lineBreak, '\n')
    .replace(/[\n\t]+/g, ' ')
    .trim();

/** Several lines as they are stored: LF between lines, trimmed, invisible characters removed. Blank is ''. */
export const multiLine = (raw: string): string => visible(raw).replace(lineBreak, '\n').trim();

/** Arabic-Indic (٠-٩), Persian (۰-۹) and full-width (０-９) digits written as 0-9. */
export const latinDigits = (raw: string): string =>
  raw.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * One line in Arabic as it is stored: presentation forms of letters are folded (NFKC), tatweel is removed, a hyphen or a mark that is
 * typed as an apostrophe is a space, and full stops and commas at its end are removed: keyboards make one of two spaces.
 */
export const arabicLine = (raw: string): string =>
  withoutEnd(
    oneLine(
      raw
        // Normalized, it would be a mark on the space.
        .replaceAll('\xb4', ' ')
        .normalize('NFKC')
        .replaceAll('\u0640', '')
        .replace(/[- '`‘’\u02bc\u2010-\u2015\u2032]+/g, ' ')
        .normalize('NFKC'),
    ),
    ' .,،',
  );
