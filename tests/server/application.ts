import { createHash } from 'node:crypto';
import type { Attachment } from '#forms/attachment.ts';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of an example's file. */
export const bytesIn = async ({ body }: Attachment): Promise<Uint8Array> =>
  new Uint8Array(await (body as File).arrayBuffer());

/** An application without a manifest, so that a test can change its parts. */
export const undeclared = (submissionId = newId(), answers: unknown = staffExamples['single man']): FormData => {
  const body = encode(submissionId, answers);
  body.delete('submissionParts');
  return body;
};

export const fileOf = (
  content: string | Uint8Array<ArrayBuffer>,
  name = 'passport.pdf',
  type = 'application/pdf',
): File => new File([content], name, { type });

/** A PDF of this many bytes. */
export const pdfOf = (size: number): Uint8Array<ArrayBuffer> => {
  const padding = size - handmadePdf({ padding: size }).length + size;
  return new TextEncoder().encode(handmadePdf({ padding }));
};
