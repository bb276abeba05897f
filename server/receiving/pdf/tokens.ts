import { nameOf, tokenPattern } from '#server/receiving/pdf/marks.ts';

export interface Token {
  /** A name is '/Name' without escapes; a string or a comment is '()', whatever it holds. */
  text: string;
  end: number;
}

const [BACKSLASH, OPEN, CLOSE] = [92, 40, 41];

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

/** The tokens of a PDF's syntax from a place on. */
export function* tokensIn(text: string, from: number): Generator<Token> {
  const pattern = tokenPattern();
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    if (found === '(') pattern.lastIndex = stringEnd(text, match.index);
    const end = pattern.lastIndex;
    const isOpaque = /^[(%]|^<(?!<)/.test(found);
    if (isOpaque) yield { text: '()', end };
    else yield { text: found.startsWith('/') ? nameOf(found) : found, end };
  }
}
