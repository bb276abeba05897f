import { isBusy, parseIntakeAnswer, parseProblem } from '#forms/intakeAnswer.ts';
import { referenceOf } from '#forms/reference.ts';
import type { Answered, StatusAnswer } from '#machines/sendingTypes.ts';
import type { Failure, Receipt } from '#machines/wizard/types.ts';
import { type Answer, ownIntake } from '#src/wizard/sending/requests.ts';

const receiptFor = (submissionId: string, receivedAt?: string): Receipt => ({
  submissionId,
  reference: referenceOf(submissionId),
  ...(receivedAt !== undefined && { receivedAt }),
});

const isOk = (status: number) => status >= 200 && status < 300;

const kindOf = (status: number, isOwn: boolean): Failure['kind'] => {
  if (status === 413) return 'too large';
  if (isBusy(status)) return 'busy';
  return isOwn && status >= 400 ? 'refused' : 'not the school';
};

const failedBy = ({ status, text, retryAfter }: Answer, isOwn: boolean): Answered => {
  const kind = kindOf(status, isOwn);
  // 400: the upload arrived damaged, maybe without its id.
  const temporary = kind === 'busy' || status === 400;
  return { became: 'failed', failure: { kind, ...parseProblem(text) }, temporary, retryAfter };
};

/** What our own intake's answer means for a submission. */
const answeredByIntake = (answer: Answer, submissionId: string): Answered => {
  const ours = parseIntakeAnswer(answer.text, submissionId);
  if (isOk(answer.status) && ours?.received)
    return { became: 'received', receipt: receiptFor(submissionId, ours.receivedAt) };
  // It has arrived with other answers, from another device.
  if (ours?.receivedAt !== undefined)
    return { became: 'received', receipt: { ...receiptFor(submissionId, ours.receivedAt), earlier: true } };
  return failedBy(answer, ours?.received === false);
};

/** What an answer to an attempt means. Of another backend any success is believed that is no HTML page. */
export const answeredBy = (answer: Answer, submissionId: string): Answered => {
  if (ownIntake) return answeredByIntake(answer, submissionId);
  if (isOk(answer.status) && !/html/i.test(answer.type))
    return { became: 'received', receipt: receiptFor(submissionId) };
  return failedBy(answer, true);
};

/** What an answer of our own intake to a status request means. */
export const statusIn = (answer: Answer, submissionId: string): StatusAnswer => {
  const ours = parseIntakeAnswer(answer.text, submissionId);
  if (answer.status === 404 && ours?.received === false) return { became: 'not there', asked: ours.asked ?? 0 };
  return answeredByIntake(answer, submissionId);
};
