import { fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { referenceOf } from '#forms/reference.ts';
import { encode } from '#forms/wire.ts';
import { SUBMIT_THROTTLE } from '#machines/wizard/setup.ts';
import type { Failure, Receipt, SubmitInput } from '#machines/wizard/types.ts';
import { brokenLine, notTheSchool } from '#src/wizard/failures.ts';
import { type Answer, upload } from '#src/wizard/upload.ts';

const ATTEMPTS = 3;
const backend = import.meta.env.VITE_BACKEND_URL ?? '';
const ownIntake = backend === '';

const json = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The receipt in an answer; our own intake must name the submission, since a captive portal says 200, too. */
const receiptIn = ({ status, type, text }: Answer, submissionId: string): Receipt | undefined => {
  const ok = status >= 200 && status < 300;
  if (!ok || /html/i.test(type)) return undefined;
  const reference = referenceOf(submissionId);
  if (!ownIntake) return { submissionId, reference };
  const { submissionId: echoed, receivedAt } = json(text);
  if (echoed !== submissionId) return undefined;
  return { submissionId, reference, ...(typeof receivedAt === 'string' && { receivedAt }) };
};

const failureIn = ({ status, text }: Answer): Failure => {
  const { detail, errors } = json(text);
  if (status < 400 || typeof detail !== 'string') return status < 400 ? notTheSchool : brokenLine;
  return { sentence: detail, ...(typeof errors === 'object' && { errors: errors as Record<string, string> }) };
};

const isPassing = (status: number) => status === 408 || status === 409 || status === 429 || status >= 500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const log = (submissionId: string, cause: unknown) =>
  console.error('The application could not be sent.', { submissionId, cause });

/** The `submit` actor that posts a form to the school's backend: three attempts over a broken line, then a `Failure`. */
export const submitting = ({ path }: Form) =>
  fromPromise<Receipt, SubmitInput>(async ({ input: { answers, submission, onProgress }, signal }) => {
    const url = `${backend}${path}`;
    const { id, earlierIds = [] } = submission;
    let failure = brokenLine;
    try {
      for (const earlierId of ownIntake ? earlierIds : []) {
        // Asked after an edit of what may have been sent: rare, and of use only while there is a line.
        const { earlierReceipt } = await import('#src/wizard/earlierReceipt.ts').catch(() =>
          Promise.reject(brokenLine),
        );
        const earlier = await earlierReceipt(url, earlierId);
        if (earlier) return earlier;
      }
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        if (attempt > 1) await pause(SUBMIT_THROTTLE * (attempt - 1));
        const answer = await upload(url, encode(id, answers), ownIntake ? onProgress : undefined, signal).catch(
          (cause: unknown) => log(id, cause),
        );
        if (!answer) continue;
        const receipt = receiptIn(answer, id);
        if (receipt) return receipt;
        failure = failureIn(answer);
        log(id, answer.status);
        if (!isPassing(answer.status)) break;
        if (answer.retryAfter) await pause(Math.min(answer.retryAfter, 30) * 1000);
      }
    } catch (cause) {
      log(id, cause);
      if (cause === brokenLine) throw cause;
    }
    throw failure;
  });
