import { encode } from '#forms/wire.ts';
import { language } from '#languages/current.ts';
import type { Answered } from '#machines/sendingTypes.ts';
import { answeredBy } from '#src/wizard/sending/answered.ts';
import { logCause, ownIntake } from '#src/wizard/sending/backend.ts';
import { upload } from '#src/wizard/sending/upload.ts';

/**
 * Posts an application once, and reports how many bytes were sent. Rejects when the connection breaks, and when the
 * signal aborts it.
 */
export const post = async (
  url: string,
  submissionId: string,
  answers: unknown,
  onProgress: ((sent: number, total: number) => void) | undefined,
  signal: AbortSignal,
): Promise<Answered> => {
  const answer = await upload(url, encode(submissionId, answers, ownIntake ? language() : 'en'), onProgress, signal);
  const answered = answeredBy(answer, submissionId);
  if (answered.became === 'failed') logCause(submissionId, answer.status);
  return answered;
};
