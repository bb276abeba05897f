import { referenceOf } from '#forms/reference.ts';
import type { Answered } from '#machines/sendingTypes.ts';
import type { Failure, Receipt } from '#machines/wizard/types.ts';
import { ownIntake } from '#src/wizard/sending/backend.ts';
import type { Answer } from '#src/wizard/sending/upload.ts';

const json = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The receipt in an answer. Our own intake must repeat the submissionId: a captive portal answers with 200, too. */
const receiptIn = ({ status, type, text }: Answer, submissionId: string): Receipt | undefined => {
  const ok = status >= 200 && status < 300;
  if (!ok || /html/i.test(type)) return undefined;
  const reference = referenceOf(submissionId);
  if (!ownIntake) return { submissionId, reference };
  const { submissionId: echoed, receivedAt } = json(text);
  if (echoed !== submissionId) return undefined;
  return { submissionId, reference, ...(typeof receivedAt === 'string' && { receivedAt }) };
};

const kindOf = (status: number): Failure['kind'] => {
  if (status < 400) return 'not the school';
  if (status === 413) return 'too large';
  return status === 408 || status === 409 || status === 429 || status >= 500 ? 'busy' : 'refused';
};

/** What an answer means for the send of a submission. */
export const answeredBy = (answer: Answer, submissionId: string): Answered => {
  const receipt = receiptIn(answer, submissionId);
  if (receipt) return { became: 'received', receipt };
  const { detail, errors } = json(answer.text);
  const kind = kindOf(answer.status);
  const failure = {
    kind,
    ...(typeof detail === 'string' && { detail }),
    ...(typeof errors === 'object' && { errors: errors as Record<string, string> }),
  };
  return { became: 'failed', failure, temporary: kind === 'busy', retryAfter: answer.retryAfter };
};
