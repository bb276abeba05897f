import { newId } from '#forms/id.ts';
import { partsOf } from '#forms/wire.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import type { Ended, Failure, Submission, WizardContext } from '#machines/wizard/types.ts';

/** The answers as one string that changes when any of them does; a file counts by its identity. */
const fingerprintOf = (answers: unknown): string =>
  JSON.stringify(partsOf(answers).map(([name, value]) => [name, typeof value === 'string' ? value : value.id]));

/** The same submission for the same answers. After an edit a new one, with the ids of those before. */
export const submissionOf = (answers: unknown, last: Submission | undefined): Submission => {
  const fingerprint = fingerprintOf(answers);
  if (last?.fingerprint === fingerprint) return { ...last, unsure: true };
  const earlierIds = last && [...(last.earlierIds ?? []), last.id];
  return { id: newId(), fingerprint, unsure: true, ...(earlierIds && { earlierIds }) };
};

// After these answers the receiver has not stored the application.
const refusals: readonly Failure['kind'][] = ['refused', 'too large'];

const endedBy = ({ kind }: Failure): Ended =>
  refusals.includes(kind) ? 'not there' : kind === 'not known' ? 'not known' : 'not confirmed';

/** The changes of the context once a send has ended. */
export const afterSending = ({ submission }: WizardContext, output: SendingOutput): Partial<WizardContext> => {
  if (output.became === 'received') return { receipt: output.receipt };
  const ended = output.became === 'failed' ? endedBy(output.failure) : output.became;
  return {
    ended,
    ...(submission && { submission: { ...submission, unsure: ended !== 'not there' } }),
    ...(output.became === 'failed' && { failure: output.failure }),
  };
};
