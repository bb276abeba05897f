import { describe, expect, test } from 'vitest';
import { attach } from '#forms/attachment.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { limits } from '#forms/limits.ts';
import { examinePdf, type FileFacts, type PdfVerdict } from '#forms/pdf.ts';
import { factsOf, PDF_TEXT } from '#tests/forms/attached.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const spaces = (bytes: number) => ' '.repeat(bytes);
const large = handmadePdf({ padding: 60_000 });
const half = large.slice(0, large.length / 2);
const zeroed = (text: string, from: number, to: number) =>
  text.slice(0, from) + '\0'.repeat(to - from) + text.slice(to);
/** Its table is an object, as most programs write it today. */
const withTableObject = (entries = '') => {
  const [body] = PDF_TEXT.split('xref');
  return `${body}9 0 obj\n<< /Type /XRef ${entries} /Size 9 /Root 1 0 R >>\nstream\nendstream\nendobj\nstartxref\n${body!.length}\n%%EOF\n`;
};

describe('a file', () => {
  test.each<[what: string, beginning: number[], name: string]>([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'IMG_1.jpg'],
    ['a JPEG that is called a PDF', [0xff, 0xd8, 0xff, 0xe1], 'passport.pdf'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47], 'scan.png'],
    ['a WebP', [...Buffer.from('RIFF\x10\x20\x30\x40WEBPVP8 ')], 'scan.webp'],
  ])('%s is a photograph', (_what, beginning, name) => {
    const bytes = Uint8Array.from([...beginning, ...Array.from({ length: 20 }, () => 7)]);
    expect(examinePdf({ name, type: '', size: bytes.length, bytes }).verdict).toBe('photograph');
  });

  test('a photograph before a whole PDF does not hide it', () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, ...new TextEncoder().encode(PDF_TEXT)]);
    expect(examinePdf({ name: 'scan.pdf', type: '', size: bytes.length, bytes }).verdict).toBe('whole');
  });

  test.each<[what: string, verdict: PdfVerdict, content: string, claims: Partial<FileFacts>]>([
    ['a small whole PDF', 'whole', PDF_TEXT, {}],
    ['a table that is an object', 'whole', withTableObject(), {}],
    ['an upper-case name', 'whole', PDF_TEXT, { name: 'SCAN.PDF' }],
    ['a name that ends in spaces', 'whole', PDF_TEXT, { name: 'scan.pdf ' }],
    ['no type', 'whole', PDF_TEXT, { type: '' }],
    ['the old type of a PDF', 'whole', PDF_TEXT, { type: 'application/x-pdf' }],
    ['a type with a charset', 'whole', PDF_TEXT, { type: 'application/pdf;charset=utf-8' }],
    ['11 KB after its end mark', 'whole', PDF_TEXT + spaces(11_000), {}],
    ['an empty line before its header', 'whole', `\n${PDF_TEXT}`, {}],
    ['a byte order mark', 'whole', `\ufeff${PDF_TEXT}`, {}],
    ['the head of an e-mail before its header', 'whole', `Content-Type: application/pdf\n\n${PDF_TEXT}`, {}],
    ['the place of its table but no end mark', 'whole', PDF_TEXT.replace('%%EOF', ''), {}],
    ['a table elsewhere than it says', 'whole', PDF_TEXT.replace(/startxref\n\d+/, 'startxref\n7'), {}],
    ['no table', 'whole', PDF_TEXT.replace(/xref[^]*?trailer/, 'trailer').replace(/startxref\n\d+/, ''), {}],
    ['49,000 zeros', 'whole', zeroed(large, 1_000, 50_000), {}],
    ['no end', 'truncated', half, {}],
    ['no end mark', 'truncated', '%PDF-1.7\n1 0 obj', {}],
    ['its end mark too far from the end', 'truncated', PDF_TEXT + spaces(70_000), {}],
    ['no bytes', 'empty', '', {}],
    ['no bytes and another name', 'notPdf', '', { name: 'scan.jpg' }],
    ['another name', 'notPdf', PDF_TEXT, { name: 'scan.pdf.exe' }],
    ['a name that merely ends in the letters', 'notPdf', PDF_TEXT, { name: 'scanpdf' }],
    ['another type', 'notPdf', PDF_TEXT, { type: 'text/html' }],
    ['a type that merely contains the word', 'notPdf', PDF_TEXT, { type: 'application/pdf+html' }],
    ['other content', 'notPdf', 'PK\u0003\u0004', {}],
    ['a film’s content', 'notPdf', '\0\0\0\u0018ftypmp42', {}],
    ['the content of an iPhone’s photograph', 'photograph', '\0\0\0\u0018ftypheic', { name: 'IMG_0042.HEIC' }],
    ['a header inside a page', 'notPdf', '<html>%PDF-1.4\n%%EOF', {}],
    ['a header further than readers look', 'notPdf', spaces(1_024) + PDF_TEXT, {}],
  ])('with %s is %s', (_what, verdict, content, claims) => {
    expect(examinePdf(factsOf(content, claims))).toEqual({ verdict, locked: false });
  });

  test.each([
    ['at its end', handmadePdf({ padding: 60_000, trailer: '/Encrypt 5 0 R' })],
    [
      'at its beginning, as a linearised one does',
      PDF_TEXT.replace('/Catalog', '/Catalog /Encrypt 5 0 R') + spaces(9_000),
    ],
    [
      'in a table that is an object',
      withTableObject('/Encrypt 5 0 R').replace('startxref', `${spaces(9_000)}startxref`),
    ],
  ])('that declares encryption %s is locked', (_where, content) => {
    expect(examinePdf(factsOf(content)).locked).toBe(true);
  });

  test('that has a longer word of the same beginning is not locked', () => {
    expect(examinePdf(factsOf(handmadePdf({ trailer: '/EncryptMetadata true' }))).locked).toBe(false);
  });

  test('that is no whole PDF is not called locked', () => {
    expect(examinePdf(factsOf('%PDF-1.4 /Encrypt 5 0 R'))).toEqual({ verdict: 'truncated', locked: false });
  });
});

describe('attaching a File', () => {
  const fileOf = (content: string) => new File([content], 'scan.pdf', { type: 'application/pdf' });

  test('examines it, and keeps its bytes', async () => {
    const file = fileOf(large);
    expect(await attach('f1', file)).toEqual({
      id: 'f1',
      name: 'scan.pdf',
      type: 'application/pdf',
      size: file.size,
      verdict: 'whole',
      locked: false,
      body: file,
    });
  });

  test('finds a large file whose end is missing', async () => {
    expect((await attach('f1', fileOf(half))).verdict).toBe('truncated');
  });

  test('finds an empty file', async () => {
    expect((await attach('f1', fileOf(''))).verdict).toBe('empty');
  });

  test('leaves a file that is too large where it is', async () => {
    const file = fileOf(handmadePdf({ padding: limits.fileBytes }));
    expect((await attach('f1', file)).body).toBe(file);
  });
});

test('an example document is a whole PDF whose bytes follow from its name', async () => {
  const bytes = async (name: string) => examplePdf(name).body.text();
  expect(examplePdf('passport.pdf')).toMatchObject({ verdict: 'whole', locked: false, name: 'passport.pdf' });
  expect(await bytes('passport.pdf')).toBe(await bytes('passport.pdf'));
  expect(await bytes('passport.pdf')).not.toBe(await bytes('certificate.pdf'));
});
