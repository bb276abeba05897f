import { encode } from '#forms/wire.ts';
import { language } from '#languages/current.ts';
import type { Answered, PostInput } from '#machines/sendingTypes.ts';
import { answeredBy } from '#src/wizard/sending/answered.ts';
import { logCause, ownIntake } from '#src/wizard/sending/backend.ts';
import { upload } from '#src/wizard/sending/upload.ts';

/**
 * Posts an application once, and reports how many bytes were sent. Rejects when the connection breaks, and when the
 * signal aborts it.
 */
export const post = async (
  url: string,
  { answers, submission: { id }, asked }: PostInput,
  onProgress: ((sent: number, total: number) => void) | undefined,
  signal: AbortSignal,
): Promise<Answered> => {
  const body = ownIntake ? encode(id, answers, { language: language(), asked }) : encode(id, answers);
  const answer = await upload(url, body, onProgress, signal);
  const answered = answeredBy(answer, id);
  if (answered.became === 'failed') logCause(id, answer.status);
  return answered;
};
