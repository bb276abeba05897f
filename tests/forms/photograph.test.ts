import { expect, test } from 'vitest';
import { isPhotograph } from '#forms/photograph.ts';

const begins = (head: string) => isPhotograph(Uint8Array.from(head.padEnd(40), (letter) => letter.charCodeAt(0)));
const size = '\0\0\0\u0018';

test.each([
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e1'],
  ['a PNG', '\u0089PNG\r\n'],
  ['a WebP', 'RIFF\n\0\0\nWEBP'],
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => [`a HEIC photograph, ${brand}`, `${size}ftyp${brand}`]),
])('%s is a photograph', (_, head) => {
  expect(begins(head)).toBe(true);
});

test.each([
  ['a video of a phone', `${size}ftypisom`],
  ['a video of an iPhone', `${size}ftypqt  `],
  ['a sound', 'RIFF\n\0\0\nWAVE'],
  ['a PDF', '%PDF-1.7\n'],
  ['a document', 'PK\u0003\u0004'],
])('%s is not', (_, head) => {
  expect(begins(head)).toBe(false);
});
