import { type Attack, sendingBytes } from '#tests/server/hostile/attack.ts';
import { postHead } from '#tests/server/rawCall.ts';

const type = { 'Content-Type': 'multipart/form-data; boundary=x' };

const refused: [what: string, bytes: () => string, status: number, detail?: string][] = [
  [
    'a length and chunks',
    () => `${postHead({ ...type, 'Content-Length': 5, 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`,
    400,
  ],
  [
    'two lengths',
    () => `${postHead({ ...type, 'Content-Length': 5 }).slice(0, -2)}Content-Length: 6\r\n\r\nhello`,
    400,
  ],
  [
    'a chunk extension of 40 KB',
    () => `${postHead({ ...type, 'Transfer-Encoding': 'chunked' })}1;${'e'.repeat(40_000)}\r\nx\r\n`,
    400,
  ],
  ['an expectation nobody has', () => postHead({ ...type, Expect: '42', 'Content-Length': 0 }), 417],
  ['3,000 headers', () => postHead(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`X-${i}`, 'y']))), 431],
  ['the preface of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a TLS greeting', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
];

/** Requests with an ambiguous head or without a valid one. */
export const ambiguousHeads: Attack[] = refused.map(([what, bytes, status, detail]) => ({
  what: `a request with ${what}`,
  run: sendingBytes(() => [bytes()]),
  statuses: [status],
  ...(detail && { detail }),
}));
