import { deflateSync } from 'node:zlib';
import { staffExamples } from '#forms/staff/examples.ts';
import { partsOf } from '#forms/wire.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { bytesIn, pdfOf } from '#tests/server/application.ts';
import { type Attack, sendingParts } from '#tests/server/hostile/attack.ts';
import { filePart, type HandmadePart, textPart } from '#tests/server/receiving/multipartBody.ts';

const PASSPORT = 'personalInfo[passport]';
const NOT_PDF = 'Only PDF files are allowed';

const examples: [name: string, part: HandmadePart][] = await Promise.all(
  partsOf(staffExamples['single man']).map(async ([name, value]): Promise<[string, HandmadePart]> => {
    if (typeof value === 'string') return [name, textPart(name, value)];
    return [name, filePart(name, value.name, await bytesIn(value))];
  }),
);

/** An application with this part as its passport. */
const withPassport = (part: HandmadePart) =>
  sendingParts(() => examples.map(([name, example]) => (name === PASSPORT ? part : example)));

const refused: [what: string, filename: string, content: string | Uint8Array, detail: string][] = [
  ['a PNG named .pdf', 'passport.pdf', '\x89PNG\r\n\x1a\n %PDF-1.4 %%EOF', NOT_PDF],
  ['a PDF without its end', 'passport.pdf', '%PDF-1.4 and no more', 'This PDF is incomplete'],
];

/** A PDF with a stream that inflates to 64 MB of zeros. */
const bomb = () => {
  const stream = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 9 /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`;
  const end = `\nendstream\nendobj\n${handmadePdf()}`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from(end)]);
};

const stored: [what: string, filename: string, content: Uint8Array][] = [
  ['a PDF bomb', 'bomb.pdf', bomb()],
  ['a PDF without a name', '', pdfOf(900)],
  ['a file with NUL in its name', 'x\0.pdf', pdfOf(900)],
  // tests/server/storing/storing.test.ts has more names.
];

/** Files that are no PDFs, and harmful PDFs. Those are stored, under generated names. */
export const deceptiveFiles: Attack[] = [
  ...refused.map(([what, filename, content, detail]) => ({
    what,
    run: withPassport(filePart(PASSPORT, filename, content)),
    statuses: [422],
    detail,
  })),
  ...stored.map(([what, filename, content]) => ({
    what,
    run: withPassport(filePart(PASSPORT, filename, content)),
    statuses: [201],
    stores: 1,
  })),
];
