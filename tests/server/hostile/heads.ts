import { type Attack, attackHead, sendingBytes } from '#tests/server/hostile/attack.ts';

const type = { 'Content-Type': 'multipart/form-data; boundary=x' };

const refused: [what: string, bytes: () => string, status: number, detail?: string][] = [
  [
    'a length and chunks',
    () => `${attackHead({ ...type, 'Content-Length': 5, 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`,
    400,
  ],
  [
    'two lengths',
    () => `${attackHead({ ...type, 'Content-Length': 5 }).slice(0, -2)}Content-Length: 6\r\n\r\nhello`,
    400,
  ],
  ['a negative length', () => attackHead({ ...type, 'Content-Length': -1 }), 400],
  ['a coding that hides chunks', () => `${attackHead({ ...type, 'Transfer-Encoding': 'xchunked' })}0\r\n\r\n`, 400],
  ['a chunk of a size that is none', () => `${attackHead({ ...type, 'Transfer-Encoding': 'chunked' })}zz\r\n\r\n`, 400],
  [
    'a chunk extension of 40 KB',
    () => `${attackHead({ ...type, 'Transfer-Encoding': 'chunked' })}1;${'e'.repeat(40_000)}\r\nx\r\n`,
    400,
  ],
  ['an expectation nobody has', () => attackHead({ ...type, Expect: '42', 'Content-Length': 0 }), 417],
  ['no host', () => attackHead({ ...type, 'Content-Length': 0 }).replace('Host: 127.0.0.1\r\n', ''), 400],
  ['NUL in a header', () => attackHead({ ...type, X: 'a\0b', 'Content-Length': 0 }), 400],
  [
    '3,000 headers',
    () => attackHead(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`X-${i}`, 'y']))),
    431,
  ],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a TLS greeting', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
];

/** Requests whose head is ambiguous or no head at all. */
export const headsThatConfuse: Attack[] = refused.map(([what, bytes, status, detail]) => ({
  what: `a request with ${what}`,
  run: sendingBytes(() => [bytes()]),
  statuses: [status],
  ...(detail && { detail }),
}));
