export interface Token {
  /** A name is '/Name' without its escapes; a string or a comment is '()', whatever it holds; numbers in a row are one. */
  text: string;
  end: number;
}

const BLANK = String.raw`\0\t\n\f\r `;
export const SEPARATORS = String.raw`${BLANK}()<>[\]{}/%`;

const comment = String.raw`%[^\r\n]*`;
const name = `/[^${SEPARATORS}]*`;
const numbers = String.raw`[\d.+-][\d.+\-${BLANK}]*(?![^${SEPARATORS}])`;
const hexString = '<(?!<)[^>]*>?';
const word = `[^${SEPARATORS}]+`;
const syntax = [comment, name, numbers, '<<', '>>', hexString, String.raw`[()[\]{}>]`, word].join('|');

const [BACKSLASH, OPEN, CLOSE, PERCENT, SLASH, LESS] = [92, 40, 41, 37, 47, 60];

const stringEnd = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPEN) depth += 1;
    else if (code === CLOSE && --depth === 0) return at + 1;
  }
  return text.length;
};

/** A name as readers understand it: '/J#61vaScript' is '/JavaScript'. */
const nameOf = (written: string): string =>
  written.includes('#')
    ? written.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : written;

/** The tokens of a PDF's syntax from a place on. */
export function* tokensIn(text: string, from: number): Generator<Token> {
  const pattern = new RegExp(syntax, 'g');
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    const code = found.charCodeAt(0);
    if (code === OPEN) pattern.lastIndex = stringEnd(text, match.index);
    const isOpaque = code === OPEN || code === PERCENT || (code === LESS && found !== '<<');
    yield { text: isOpaque ? '()' : code === SLASH ? nameOf(found) : found, end: pattern.lastIndex };
  }
}
