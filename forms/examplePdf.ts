import { type Attachment, attachmentOf } from '#forms/attachment.ts';

/** A text with one character for each byte, so that its offsets are those of the file. */
const bytewise = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

/** The bytes of a small, real PDF: one A6 page that shows its title. */
const pdfBytes = (title: string): Uint8Array<ArrayBuffer> => {
  const shown = `BT /F1 14 Tf 24 380 Td (${bytewise(title).replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body + table + trailer, (character) => character.charCodeAt(0));
};

/** An attached example document. Its content is derived from its name, so two of them differ. */
export const examplePdf = (name: string): Attachment<File> => {
  const bytes = pdfBytes(name.replace(/\.pdf$/, ''));
  const type = 'application/pdf';
  return attachmentOf(name, { name, type, size: bytes.length, bytes }, new File([bytes], name, { type }));
};
