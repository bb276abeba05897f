import { describe, expect, test } from 'vitest';
import { attach } from '#forms/attachment.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { examinePdf, type FileFacts, PDF_EDGE_BYTES, type PdfVerdict } from '#forms/pdf.ts';
import { factsOf, PDF_TEXT } from '#tests/forms/attached.ts';

const padding = (bytes: number) => '\n'.repeat(bytes);

describe('a file', () => {
  test.each<[what: string, verdict: PdfVerdict, content: string, claims: Partial<FileFacts>]>([
    ['a small whole PDF', 'whole', PDF_TEXT, {}],
    ['an upper-case name', 'whole', PDF_TEXT, { name: 'SCAN.PDF' }],
    ['a name that ends in spaces', 'whole', PDF_TEXT, { name: 'scan.pdf ' }],
    ['no type', 'whole', PDF_TEXT, { type: '' }],
    ['the old type of a PDF', 'whole', PDF_TEXT, { type: 'application/x-pdf' }],
    ['a type with a charset', 'whole', PDF_TEXT, { type: 'application/pdf;charset=utf-8' }],
    ['its end mark 1,000 bytes before the end', 'whole', PDF_TEXT + padding(1000), {}],
    ['its end mark too far from the end', 'truncated', PDF_TEXT + padding(1024), {}],
    ['no end mark', 'truncated', '%PDF-1.7\n1 0 obj', {}],
    ['no bytes', 'empty', '', {}],
    ['no bytes and another name', 'notPdf', '', { name: 'scan.jpg' }],
    ['another name', 'notPdf', PDF_TEXT, { name: 'scan.pdf.exe' }],
    ['a name that merely ends in the letters', 'notPdf', PDF_TEXT, { name: 'scanpdf' }],
    ['another type', 'notPdf', PDF_TEXT, { type: 'text/html' }],
    ['a type that merely contains the word', 'notPdf', PDF_TEXT, { type: 'application/pdf+html' }],
    ['other content', 'notPdf', 'PK\u0003\u0004', {}],
    ['its beginning not at the start', 'notPdf', `\n${PDF_TEXT}`, {}],
  ])('with %s is %s', (_what, verdict, content, claims) => {
    expect(examinePdf(factsOf(content, claims))).toEqual({ verdict, locked: false });
  });

  const edge = (text: string) => new TextEncoder().encode(text);

  test('that declares encryption at its end is locked', () => {
    const tail = edge('trailer << /Encrypt 5 0 R >>\n%%EOF');
    expect(examinePdf(factsOf(PDF_TEXT, { tail })).locked).toBe(true);
  });

  test('that declares encryption at its beginning, as a linearised one does, is locked', () => {
    const head = edge('%PDF-1.4\n1 0 obj << /Encrypt 5 0 R >>');
    expect(examinePdf(factsOf(PDF_TEXT, { head })).locked).toBe(true);
  });

  test('that has a longer word of the same beginning is not locked', () => {
    expect(examinePdf(factsOf(PDF_TEXT.replace('<< >>', '<< /EncryptMetadata true >>'))).locked).toBe(false);
  });

  test('that is no whole PDF is not called locked', () => {
    expect(examinePdf(factsOf('%PDF-1.4 /Encrypt 5 0 R'))).toEqual({ verdict: 'truncated', locked: false });
  });
});

describe('attaching a File', () => {
  test('examines both of its edges, however large it is between them', async () => {
    const middle = 'x'.repeat(3 * PDF_EDGE_BYTES);
    const file = new File([`%PDF-1.4\n${middle}`, middle, '%%EOF'], 'large.pdf', { type: 'application/pdf' });
    expect(await attach('f1', file)).toEqual({
      id: 'f1',
      name: 'large.pdf',
      type: 'application/pdf',
      size: file.size,
      verdict: 'whole',
      locked: false,
      body: file,
    });
  });

  test('finds a large file whose end is missing', async () => {
    const file = new File(['%PDF-1.4\n%%EOF', 'x'.repeat(3 * PDF_EDGE_BYTES)], 'cut.pdf', { type: 'application/pdf' });
    expect((await attach('f1', file)).verdict).toBe('truncated');
  });

  test('finds an empty file', async () => {
    expect((await attach('f1', new File([], 'none.pdf', { type: 'application/pdf' }))).verdict).toBe('empty');
  });
});

test('an example document is a whole PDF whose bytes follow from its name', async () => {
  const bytes = async (name: string) => examplePdf(name).body.text();
  expect(examplePdf('passport.pdf')).toMatchObject({ verdict: 'whole', locked: false, name: 'passport.pdf' });
  expect(await bytes('passport.pdf')).toBe(await bytes('passport.pdf'));
  expect(await bytes('passport.pdf')).not.toBe(await bytes('certificate.pdf'));
});
