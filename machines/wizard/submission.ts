import { answersOf } from '#forms/check.ts';
import type { Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { partsOf } from '#forms/wire.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { refusedAnswers } from '#machines/wizard/refusedAnswers.ts';
import type { Failure, LastSend, Submission, WizardContext } from '#machines/wizard/types.ts';

/**
 * The answers, and what is photographed for them, as one string that changes when any of them does; a file counts by its identity. A
 * phone number counts as it is read without the rules, which may not be there after a reload.
 */
const fingerprintOf = (form: Form, { draft, photographing }: Pick<WizardContext, 'draft' | 'photographing'>): string =>
  JSON.stringify([
    ...partsOf(answersOf(form, draft)).map(([name, value]) => [name, typeof value === 'string' ? value : value.id]),
    ...(photographing?.photographs ?? []).map(({ file }) => file.id),
  ]);

/** An application has its id before it is sent: with no room for more, its device has stored that one. */
export const unsent = (): Submission => ({ id: newId(), fingerprint: '' });

/** The same submission for the same answers, and for any that two devices share. After an edit a new one, with the ids of those that may have arrived before. */
export const submissionOf = (
  form: Form,
  context: Pick<WizardContext, 'draft' | 'photographing' | 'submission'>,
): Submission => {
  const { submission: last } = context;
  const fingerprint = fingerprintOf(form, context);
  if (last.shared || ['', fingerprint].includes(last.fingerprint))
    return { ...last, fingerprint, unsure: true, again: last.shared || last.fingerprint !== '' };
  return { id: newId(), fingerprint, unsure: true, earlierIds: [...(last.earlierIds ?? []), last.id] };
};

/** Whether an answer is another than in the last send, or a paper was photographed for one since. */
const isEdited = (form: Form, context: WizardContext): boolean =>
  context.submission.fingerprint !== fingerprintOf(form, context);

/**
 * The answers of a send. One that goes on after the page was closed sends what the applicant has submitted, unless it was stopped,
 * edited or dismissed since: then nothing is sent, and the receiver is only asked.
 */
export const answersToSend = (form: Form, context: WizardContext): Record<string, unknown> | undefined => {
  const { draft, phoneRules, resumes, lastSend } = context;
  const goesOn = lastSend !== undefined && lastSend !== 'stopped' && !isEdited(form, context);
  return resumes && !goesOn ? undefined : answersOf(form, draft, phoneRules);
};

// After these answers the receiver has not stored the application.
const refusals: readonly Failure['kind'][] = ['refused', 'too large'];

const becauseOf = ({ kind }: Failure): LastSend =>
  refusals.includes(kind) ? 'refused' : kind === 'not known' ? 'not known' : 'not confirmed';

/** The changes of the context once a send has ended. */
export const afterSending = (form: Form, context: WizardContext, output: SendingOutput): Partial<WizardContext> => {
  const { draft, submission, resumes } = context;
  if (output.became === 'received') {
    // Without an edit the answers may differ, too: a file was lost.
    const isEarlier = resumes && context.lastSend === undefined && isEdited(form, context);
    return { receipt: { ...output.receipt, ...(isEarlier && { earlier: true }) } };
  }
  const lastSend = output.became === 'failed' ? becauseOf(output.failure) : output.became;
  return {
    lastSend,
    submission: { ...submission, unsure: lastSend !== 'not there' && lastSend !== 'refused' },
    ...(output.became === 'failed' && {
      failure: output.failure,
      refused: refusedAnswers(form, draft, output.failure.errors),
    }),
  };
};
