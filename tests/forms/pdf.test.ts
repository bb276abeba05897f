import { describe, expect, test, vi } from 'vitest';
import { attach, type FileVerdict, FOLDER_TYPE } from '#forms/attachment.ts';
import { readPdfValue } from '#forms/encryption/pdfValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { isLocked } from '#forms/isLocked.ts';
import { limits } from '#forms/limits.ts';
import { edgesOf, examinePdf, latin1, type PdfVerdict } from '#forms/pdf.ts';
import { PDF_TEXT } from '#tests/forms/attached.ts';
import { encryptedPdf, encryptedPdfs } from '#tests/forms/encryptedPdfs.ts';
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

const bytesOf = (content: string) => new TextEncoder().encode(content);
const jpeg = '\xff\xd8\xff\xe0';
const asBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each(['passport.pdf', 'بطاقة التلقيح.pdf'])('the table of the example %s stands where it says', async (name) => {
  const text = latin1(new Uint8Array(await examplePdf(name).body.arrayBuffer()));
  const [, at] = /startxref\n(\d+)\n/.exec(text)!;
  expect(text.slice(Number(at)).split('\n')[0]).toBe('xref');
});

describe('a file', () => {
  test.each<[what: string, content: string]>([
    ['a JPEG', `${jpeg}JFIF`],
    ['a PNG', '\x89PNG\r\n\x1a\n'],
    ['a WebP', 'RIFF\x10\x20\x30\x40WEBPVP8 '],
    ['an iPhone’s photograph', '\0\0\0\x18ftypheic'],
  ])('that is %s is a photograph', (_what, content) => {
    expect(examinePdf(asBytes(content))).toBe('photograph');
  });

  test.each<[what: string, verdict: PdfVerdict, content: string]>([
    ['a small whole PDF', 'whole', PDF_TEXT],
    ['a table that is an object', 'whole', withTableObject()],
    ['11 KB after its end mark', 'whole', PDF_TEXT + spaces(11_000)],
    ['an empty line before its header', 'whole', `\n${PDF_TEXT}`],
    ['a byte order mark', 'whole', `\ufeff${PDF_TEXT}`],
    ['a byte order mark, but no end', 'truncated', '\ufeff%PDF-1.7\n1 0 obj'],
    ['the head of an e-mail before its header', 'whole', `Content-Type: application/pdf\n\n${PDF_TEXT}`],
    ['a photograph before its header', 'whole', jpeg + PDF_TEXT],
    ['a header as far as readers look', 'whole', spaces(1_019) + PDF_TEXT],
    ['the place of its table but no end mark', 'whole', PDF_TEXT.replace('%%EOF', '')],
    ['a table elsewhere than it says', 'whole', PDF_TEXT.replace(/startxref\n\d+/, 'startxref\n7')],
    ['no table', 'whole', PDF_TEXT.replace(/xref[^]*?trailer/, 'trailer').replace(/startxref\n\d+/, '')],
    ['49,000 zeros', 'whole', zeroed(large, 1_000, 50_000)],
    ['no end', 'truncated', half],
    ['no end mark', 'truncated', '%PDF-1.7\n1 0 obj'],
    ['its end mark too far from the end', 'truncated', PDF_TEXT + spaces(70_000)],
    ['no bytes', 'empty', ''],
    ['other content', 'notPdf', 'PK\u0003\u0004'],
    ['a film’s content', 'notPdf', '\0\0\0\u0018ftypmp42'],
    ['a header inside a page', 'notPdf', '<html>%PDF-1.4\n%%EOF'],
    ['a header further than readers look', 'notPdf', spaces(1_024) + PDF_TEXT],
  ])('with %s is %s', (_what, verdict, content) => {
    expect(examinePdf(bytesOf(content))).toBe(verdict);
  });
});

describe('a PDF asks for a password', () => {
  const isLockedAs = (bytes: Uint8Array) => isLocked(edgesOf(bytes), () => [bytes]);
  test('is not looked for under a number that no object has', async () => {
    const reads: string[] = [];
    const named = (number: string) => `%PDF-1.4\ntrailer << /Encrypt ${number} 0 R >>\nstartxref\n%%EOF`;
    for (const number of ['12', '0'.repeat(8_000)])
      await isLocked(bytesOf(named(number)), () => {
        reads.push(number);
        return [];
      });
    expect(reads).toEqual(['12']);
  });

  const dictionary = '<< /Filter /Standard /V 1 /R 2 /P -4 /O (owner) /U (user) >>';
  const trailer = '/Encrypt 4 0 R /ID [(a)(b)]';

  test.each(encryptedPdfs)('as its name says: %s', async (name) => {
    expect(await isLockedAs(encryptedPdf(name))).toBe(name.endsWith('-asks'));
  });

  test.each<[what: string, isAsked: boolean, content: string]>([
    ['if its encryption is in its trailer', true, handmadePdf({ trailer: `/Encrypt ${dictionary}` })],
    ['if its encryption is an object', true, handmadePdf({ objects: [dictionary], trailer, padding: 300_000 })],
    [
      'if its encryption is an object whose number ends that of a later one',
      true,
      handmadePdf({ objects: [`${dictionary}\nendobj\n14 0 obj\n<<>>`], trailer }),
    ],
    ['if it needs a certificate', true, handmadePdf({ trailer: '/Encrypt << /Filter /Adobe.PubSec >>' })],
    ['not if its encryption is missing', false, handmadePdf({ trailer })],
    [
      'not if its encryption is of a later revision',
      false,
      handmadePdf({ trailer: `/Encrypt ${dictionary.replace('R 2', 'R 9')}` }),
    ],
    ['not if its encryption has no end', false, handmadePdf({ objects: ['<< /U (('], trailer })],
    ['not if its encryption is nested too deep', false, handmadePdf({ trailer: `/Encrypt ${'<<'.repeat(30_000)}` })],
    ['not if it has a longer word of the same beginning', false, handmadePdf({ trailer: '/EncryptMetadata true' })],
    ['not if a text mentions it', false, handmadePdf({ objects: ['<< /Title (/Encrypt 9 0 R) >>'] })],
  ])('%s', async (_what, isAsked, content) => {
    expect(await isLockedAs(bytesOf(content))).toBe(isAsked);
  });

  test('by the first identifier of the file: a program that has edited it gives it another second one', async () => {
    const text = latin1(encryptedPdf('revision-3-opens'));
    const edited = text.replace(/(\/ID \[<\w+>)<\w+>/, `$1<${'ab'.repeat(16)}>`);
    expect(edited).not.toBe(text);
    expect(await isLockedAs(Uint8Array.from(edited, (character) => character.charCodeAt(0)))).toBe(false);
  });

  test('whatever the pieces are in which it is read', async () => {
    const bytes = encryptedPdf('revision-3-asks');
    const pieces = (size: number) =>
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
    for (const size of [7, 100, 400]) expect(await isLocked(bytes, () => pieces(size))).toBe(true);
  });

  test('not if only the end of an object’s number is the one that it names, 200,000 times', async () => {
    const objects = Array.from({ length: 200_000 }, (_, i) => `${i}6 0 obj`);
    const content = handmadePdf({
      objects: [`${objects.join('\n')}${dictionary}`],
      trailer: '/Encrypt 6 0 R /ID [(a)(b)]',
    });
    expect(await isLockedAs(bytesOf(content))).toBe(false);
  });
});

describe('attaching a File', () => {
  const fileOf = (content: BlobPart, name = 'scan.pdf', type = 'application/pdf') =>
    new File([content], name, { type });

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

  test.each<[name: string, type: string]>([
    ['DOC-20240312-WA0007.', ''],
    ['document', 'application/octet-stream'],
    ['passport.pdf (1)', ''],
    ['SCAN.PDF', 'application/x-pdf'],
    ['scan.pdf ', 'application/pdf;charset=utf-8'],
    ['scan.jpg', 'image/pdf'],
    ['.pdf', 'application/x-download'],
    ['', 'binary/octet-stream'],
    [`${'a'.repeat(300)}.pdf`, 'application/pdf'],
    ['جواز \u202efdp.سفر', 'text/html'],
  ])('takes a PDF by its content: %j of type %j', async (name, type) => {
    expect(await attach('f1', fileOf(PDF_TEXT, name, type))).toMatchObject({ name, type, verdict: 'whole' });
    expect((await attach('f1', fileOf('\x89PNG', name, type))).verdict).not.toBe('whole');
  });

  test.each<[what: string, verdict: FileVerdict, content: BlobPart]>([
    ['a PDF whose end is missing', 'truncated', half],
    ['an empty file', 'empty', ''],
    ['a photograph that is called a PDF', 'photograph', asBytes(`${jpeg}JFIF`)],
  ])('finds %s', async (_what, verdict, content) => {
    expect((await attach('f1', fileOf(content))).verdict).toBe(verdict);
  });

  test('finds a PDF that asks for a password', async () => {
    expect(await attach('f1', fileOf(encryptedPdf('revision-6-asks')))).toMatchObject({
      verdict: 'whole',
      locked: true,
    });
    expect(await attach('f1', fileOf(encryptedPdf('revision-6-opens')))).toMatchObject({ locked: false });
  });

  test('leaves a file that is too large where it is, and examines its ends', async () => {
    const file = fileOf(`Content-Type: application/pdf\n\n${handmadePdf({ padding: limits.fileBytes })}`);
    const attached = await attach('f1', file);
    expect(attached.body).toBe(file);
    expect(attached.verdict).toBe('whole');
  });

  test('takes a file whose reading was broken off while a link was followed', async () => {
    const file = fileOf(PDF_TEXT);
    const unreadable = () => Promise.reject(new DOMException('The page is being left.', 'NotReadableError'));
    const reading = [vi.spyOn(file, 'arrayBuffer'), vi.spyOn(Blob.prototype, 'arrayBuffer')];
    for (const each of reading) each.mockImplementation(unreadable);
    const attached = attach('f1', file);
    await vi.waitFor(() => expect(reading[1]!.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
    for (const each of reading) each.mockRestore();
    expect(await attached).toMatchObject({ size: file.size, verdict: 'whole' });
  });

  test('names a file that the device cannot read, and a folder', async () => {
    const inACloud = fileOf(PDF_TEXT);
    inACloud.arrayBuffer = () => Promise.reject(new DOMException('It is not on this device.', 'NotReadableError'));
    expect(await attach('f1', inACloud)).toMatchObject({ name: 'scan.pdf', size: 0, verdict: 'unreadable' });
    expect(await attach('f1', fileOf('', 'papers', FOLDER_TYPE))).toMatchObject({ name: 'papers', verdict: 'folder' });
  });
});

test('an example document is a whole PDF whose bytes follow from its name', async () => {
  const bytes = async (name: string) => examplePdf(name).body.text();
  expect(examplePdf('passport.pdf')).toMatchObject({ verdict: 'whole', locked: false, name: 'passport.pdf' });
  expect(await bytes('passport.pdf')).toBe(await bytes('passport.pdf'));
  expect(await bytes('passport.pdf')).not.toBe(await bytes('certificate.pdf'));
});

test('the bytes of a string are read as PDF writes them', () => {
  for (const [written, bytes] of [
    [String.raw`(\377\0053\9(\)\\)\n)`, '\xff\x0539()\\)\n'],
    [String.raw`(\r\t\b\f)`, '\r\t\b\f'],
    ['(a\r\nb\rc\\\r\nd)', 'a\nb\ncd'],
    ['<fF 0a1>', '\xff\x0a\x10'],
  ] as const)
    expect(readPdfValue(written, 0)).toEqual({ bytes });
});

test('nobody is warned of a password where the encryption cannot be read', async () => {
  const edges = new TextEncoder().encode('%PDF-1.7 trailer << /Encrypt 5 0 R >> %%EOF');
  const unreadable = () => {
    throw new Error('The file is gone.');
  };
  expect(await isLocked(edges, unreadable)).toBe(false);
});
