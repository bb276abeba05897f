import { newId } from '#forms/id.ts';
import { partsOf } from '#forms/wire.ts';
import type { Submission } from '#machines/wizard/types.ts';

/** The answers as one string that changes when any of them does; a file counts by its identity. */
const fingerprintOf = (answers: unknown): string =>
  JSON.stringify(partsOf(answers).map(([name, value]) => [name, typeof value === 'string' ? value : value.id]));

/** The same submission for the same answers; a new one after an edit, which remembers those before. */
export const submissionOf = (answers: unknown, last: Submission | undefined): Submission => {
  const fingerprint = fingerprintOf(answers);
  if (last?.fingerprint === fingerprint) return last;
  return { id: newId(), fingerprint, ...(last && { earlierIds: [...(last.earlierIds ?? []), last.id] }) };
};
