import { encode } from '#forms/wire.ts';
import type { Answered } from '#machines/sendingTypes.ts';
import { answeredBy } from '#src/wizard/sending/answered.ts';
import { log } from '#src/wizard/sending/backend.ts';
import { upload } from '#src/wizard/sending/upload.ts';

/**
 * Posts an application once, and tells how many bytes have left. Resolves with what the answer means; rejects when the
 * line breaks, and when the signal ends it.
 */
export const post = async (
  url: string,
  submissionId: string,
  answers: unknown,
  onProgress: ((sent: number, total: number) => void) | undefined,
  signal: AbortSignal,
): Promise<Answered> => {
  const answer = await upload(url, encode(submissionId, answers), onProgress, signal);
  const answered = answeredBy(answer, submissionId);
  if (answered.became === 'failed') log(submissionId, answer.status);
  return answered;
};
