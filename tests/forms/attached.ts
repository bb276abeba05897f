import { type Attachment, attachmentOf } from '#forms/attachment.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { FileFacts } from '#forms/pdf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The smallest bytes that pass for a whole PDF. */
export const PDF_TEXT = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n';

/** What is known of a file with this content; any of it may be claimed to be different. */
export const factsOf = (content: string, claims: Partial<FileFacts> = {}): FileFacts => {
  const bytes = bytesOf(content);
  return { name: 'document.pdf', type: 'application/pdf', size: bytes.length, head: bytes, tail: bytes, ...claims };
};

/** An attached file with this content; its name, type or size may be claimed to be different. */
export const attached = (content: string, claims: Partial<FileFacts> = {}): Attachment => {
  const facts = factsOf(content, claims);
  return attachmentOf(facts.name, facts, new File([content], facts.name, { type: facts.type }));
};

/** A whole PDF that is said to be this large. */
export const pdfOfSize = (name: string, size: number): Attachment => ({ ...examplePdf(name), size });
