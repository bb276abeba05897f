/** A value of a PDF: a name '/Filter', a number, a keyword or a reference '12 0 R' as it is written, or a string of bytes. */
export type PdfValue = string | PdfString | readonly PdfValue[] | PdfDictionary;

interface PdfString {
  /** One character for each byte. */
  readonly bytes: string;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const bytesOf = (value: PdfValue | undefined): string =>
  typeof value === 'object' && 'bytes' in value ? value.bytes : '';

const isWord = (value: PdfValue) => typeof value === 'string';

const DEEPEST = 20;
const nextToken = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*(<<|>>|[[\](<]|\/?[^\0\t\n\f\r ()<>[\]{}/%]+|[^])/y;
const nextCharacter = /\\([0-7]{1,3})|\\(\r\n|[^])|\r\n?|[^]/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads the value that begins at a place of a text with one character for each byte. Throws where there is none. */
export const readPdfValue = (text: string, start: number): PdfValue => {
  let at = start;
  const next = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) throw new SyntaxError('The value has no end.');
    at = pattern.lastIndex;
    return found;
  };
  const readLiteral = (): PdfString => {
    let bytes = '';
    for (let depth = 1; ; ) {
      const [character, octal, escaped] = next(nextCharacter);
      if (octal) bytes += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      else if (escaped) bytes += /[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
      else {
        depth += character === '(' ? 1 : character === ')' ? -1 : 0;
        if (depth === 0) return { bytes };
        bytes += character.startsWith('\r') ? '\n' : character;
      }
    }
  };
  const readHex = (): PdfString => {
    const digits = next(/([^>]*)>/y)[1]!.replace(/\s/g, '');
    return { bytes: digits.replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16))) };
  };
  const readUntil = (end: string, depth: number): PdfValue[] => {
    const values: PdfValue[] = [];
    for (;;) {
      const [, token] = next(nextToken);
      if (token === end) return values;
      // A reference: '12 0 R'.
      if (token === 'R') values.push(`${values.splice(-2).filter(isWord).join(' ')} R`);
      else values.push(readValue(token!, depth + 1));
    }
  };
  const readValue = (token: string, depth: number): PdfValue => {
    if (depth > DEEPEST) throw new SyntaxError('The value is too deep.');
    if (token === '(') return readLiteral();
    if (token === '<') return readHex();
    if (token === '[') return readUntil(']', depth);
    if (token !== '<<') return token;
    const values = readUntil('>>', depth);
    return new Map(values.flatMap((name, i) => (i % 2 === 0 && isWord(name) ? [[name, values[i + 1]!] as const] : [])));
  };
  return readValue(next(nextToken)[1]!, 0);
};
