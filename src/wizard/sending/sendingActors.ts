import { fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { readBlob } from '#forms/readBlob.ts';
import { encode, partsOf, sizeOf } from '#forms/wire.ts';
import { messages } from '#forms/wording.ts';
import { language } from '#languages/current.ts';
import { t } from '#languages/message.ts';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { Answered, AskInput, PostInput, SendingEvent, StatusAnswer } from '#machines/sendingTypes.ts';
import { answeredBy, statusIn } from '#src/wizard/sending/answered.ts';
import { type Answer, ask, backend, ownIntake, post } from '#src/wizard/sending/requests.ts';

const MINUTE = 60_000;
/** The upload speed of a slow line, in bytes per millisecond: 32 kbit/s. */
const SLOWEST = 4;
/** How many bytes that count as sent may still wait in the device, the router and a proxy. */
const BUFFERED = 1024 * 1024;

const sizeOfAll = (answers: unknown) => partsOf(answers).reduce((sum, [, value]) => sum + sizeOf(value), 0);

/** Logs the cause and the id; never an answer. */
const logCause = (submissionId: string, cause: unknown) =>
  console.error('The application could not be sent.', { submissionId, cause });

/** The wire names of the files whose bytes this device does not have any more. A browser reports them as a broken connection. */
const lostFiles = async (answers: unknown): Promise<string[]> => {
  const lost: string[] = [];
  for (const [name, value] of partsOf(answers)) {
    if (typeof value === 'string') continue;
    // One after the other: together they may be 80 MB.
    await readBlob(value.body as Blob).catch(() => lost.push(name));
  }
  return lost;
};

/** One attempt. Rejects when the connection breaks, and when the signal aborts it. */
const attempt = async (
  url: string,
  { answers, submission: { id }, asked }: PostInput,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<Answered> => {
  const body = ownIntake ? encode(id, answers, { language: language(), asked }) : encode(id, answers);
  let answer: Answer;
  try {
    answer = await post(url, body, ownIntake ? onProgress : undefined, signal);
  } catch (cause) {
    const lost = signal.aborted ? [] : await lostFiles(answers);
    if (lost.length === 0) throw cause;
    logCause(id, 'files without bytes');
    const detail = t('This device can no longer read a file of the application. Please attach it again, then submit.');
    const errors = Object.fromEntries(lost.map((name) => [name, messages.unreadableFile()]));
    return { became: 'failed', failure: { kind: 'refused', detail, errors }, temporary: false };
  }
  const answered = answeredBy(answer, id);
  if (answered.became === 'failed') logCause(id, answer.status);
  return answered;
};

const watchWaking = sender<SendingEvent>(({ sendBack, signal }) => {
  const checkTime = () => sendBack({ type: 'CHECK_TIME', now: Date.now() });
  document.addEventListener('visibilitychange', checkTime, { signal });
  window.addEventListener('online', checkTime, { signal });
});

const watchNetwork = sender<SendingEvent>(({ sendBack, signal }) => {
  if (!navigator.onLine) sendBack({ type: 'OFFLINE' });
  window.addEventListener('offline', () => sendBack({ type: 'OFFLINE' }), { signal });
  window.addEventListener('online', () => sendBack({ type: 'ONLINE' }), { signal });
});

/** The sending's machine over this browser's network. */
export const sendingOverNetwork = (form: Form) => {
  const url = `${backend}${form.path}`;
  return sendingMachine.provide({
    guards: { 'the receiver can be asked': () => ownIntake },
    delays: {
      // An upload to another origin has no progress events: the timeout is for the whole upload.
      stallTimeout: ({ context: { answers } }) =>
        MINUTE + Math.min(sizeOfAll(answers), ownIntake ? BUFFERED : Infinity) / SLOWEST,
    },
    actors: {
      ask: fromPromise<StatusAnswer, AskInput>(async ({ input: { id, submission }, signal }) => {
        try {
          const answer = statusIn(await ask(`${url}/${id}?request=${Math.random()}`, signal), id);
          if (answer.became === 'failed') logCause(submission.id, answer.failure.kind);
          return answer;
        } catch (cause) {
          logCause(submission.id, cause);
          throw cause;
        }
      }),
      post: sender<SendingEvent, PostInput>(({ input, sendBack, signal }) => {
        const progress = (sent: number, total: number) => sendBack({ type: 'PROGRESS', sent, total });
        attempt(url, input, progress, signal).then(
          (answered) => sendBack({ type: 'ANSWERED', answered }),
          (cause: unknown) => {
            if (signal.aborted) return;
            logCause(input.submission.id, cause);
            sendBack({ type: 'BROKEN' });
          },
        );
      }),
      watchWaking,
      watchNetwork,
    },
  });
};
