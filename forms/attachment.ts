import { limits } from '#forms/limits.ts';
import { examinePdf, type FileFacts, PDF_HEAD_BYTES, type PdfVerdict } from '#forms/pdf.ts';

/** A file an applicant attached, already examined. `body` is what holds its bytes: a File in the browser, a path in the intake. */
export interface Attachment<Body = unknown> {
  /** Its identity for as long as the draft lives; never its position. */
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  verdict: PdfVerdict;
  /** It looks encrypted: whoever opens it may be asked for a password. */
  locked: boolean;
  body: Body;
}

export const isAttachment = <Body = unknown>(value: unknown): value is Attachment<Body> =>
  typeof value === 'object' && value !== null && 'id' in value && 'verdict' in value;

/** The files anywhere in a draft, or in a part of one. */
export const filesIn = <Body = unknown>(value: unknown): Attachment<Body>[] => {
  if (isAttachment<Body>(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((part) => filesIn<Body>(part)) : [];
};

export const attachmentOf = <Body>(id: string, facts: FileFacts, body: Body): Attachment<Body> => ({
  id,
  name: facts.name,
  type: facts.type,
  size: facts.size,
  ...examinePdf(facts),
  body,
});

/**
 * Examines a chosen File and takes its bytes, so that it can be sent even when the original is moved, changed or
 * deleted later. The bytes of a file that is too large to be sent are not taken. Rejects when the device cannot read the file.
 */
export const attach = async (id: string, file: File): Promise<Attachment<File>> => {
  const { name, type, size, lastModified } = file;
  const isTooLarge = size > limits.fileBytes;
  const bytes = new Uint8Array(await (isTooLarge ? file.slice(0, PDF_HEAD_BYTES) : file).arrayBuffer());
  const body = isTooLarge ? file : new File([bytes], name, { type, lastModified });
  return attachmentOf(id, { name, type, size, bytes }, body);
};
