import { type Attachment, attachmentOf, type FileFacts } from '#forms/attachment.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A small whole PDF. */
export const PDF_TEXT = handmadePdf();

/** What is known of a file with this content; any of it may be claimed to be different. */
const factsOf = (content: string, claims: Partial<FileFacts> = {}): FileFacts => {
  const bytes = bytesOf(content);
  return { name: 'document.pdf', type: 'application/pdf', size: bytes.length, bytes, ...claims };
};

/** An attached file with this content; its name, type or size may be claimed to be different. */
export const attached = (content: string, claims: Partial<FileFacts> = {}): Attachment => {
  const facts = factsOf(content, claims);
  return attachmentOf(facts.name, facts, new File([content], facts.name, { type: facts.type }));
};

/** A whole PDF that is said to be this large. */
export const pdfOfSize = (name: string, size: number): Attachment => ({ ...examplePdf(name), size });
