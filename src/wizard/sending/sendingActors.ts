import { fromCallback, fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { partsOf, sizeOf } from '#forms/wire.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { AskInput, PostInput, SendingEvent, StatusAnswer } from '#machines/sendingTypes.ts';
import { askAbout } from '#src/wizard/sending/ask.ts';
import { addressOf, logCause, ownIntake } from '#src/wizard/sending/backend.ts';
import { post } from '#src/wizard/sending/post.ts';

const MINUTE = 60_000;
/** The upload speed of a slow phone, in bytes per millisecond. */
const SLOWEST = 8;

const sizeOfAll = (answers: unknown) => partsOf(answers).reduce((sum, [, value]) => sum + sizeOf(value), 0);

const watchWaking = fromCallback<SendingEvent>(({ sendBack }) => {
  const ends = new AbortController();
  const checkTime = () => sendBack({ type: 'CHECK_TIME', now: Date.now() });
  document.addEventListener('visibilitychange', checkTime, { signal: ends.signal });
  window.addEventListener('online', checkTime, { signal: ends.signal });
  return () => ends.abort();
});

const watchNetwork = fromCallback<SendingEvent>(({ sendBack }) => {
  const ends = new AbortController();
  if (!navigator.onLine) sendBack({ type: 'OFFLINE' });
  window.addEventListener('offline', () => sendBack({ type: 'OFFLINE' }), { signal: ends.signal });
  window.addEventListener('online', () => sendBack({ type: 'ONLINE' }), { signal: ends.signal });
  return () => ends.abort();
});

/** The sending's machine over this browser's network. */
export const sendingOverNetwork = (form: Form) => {
  const url = addressOf(form);
  return sendingMachine.provide({
    guards: { 'the receiver can be asked': () => ownIntake },
    delays: {
      // An upload to another origin has no progress events: the timeout is for the whole upload.
      stallTimeout: ({ context: { answers } }) => (ownIntake ? MINUTE : MINUTE + sizeOfAll(answers) / SLOWEST),
    },
    actors: {
      ask: fromPromise<StatusAnswer, AskInput>(async ({ input: { id, submission }, signal }) => {
        try {
          const answer = await askAbout(url, id, signal);
          if (answer.became === 'failed') logCause(submission.id, answer.failure.kind);
          return answer.became === 'received' && id !== submission.id
            ? { ...answer, receipt: { ...answer.receipt, earlier: true } }
            : answer;
        } catch (cause) {
          logCause(submission.id, cause);
          throw cause;
        }
      }),
      post: fromCallback<SendingEvent, PostInput>(({ input, sendBack }) => {
        const { id } = input.submission;
        const ends = new AbortController();
        const progress = (sent: number, total: number) => sendBack({ type: 'PROGRESS', sent, total });
        post(url, input, ownIntake ? progress : undefined, ends.signal).then(
          (answered) => sendBack({ type: 'ANSWERED', answered }),
          (cause: unknown) => {
            if (ends.signal.aborted) return;
            logCause(id, cause);
            sendBack({ type: 'BROKEN' });
          },
        );
        return () => ends.abort();
      }),
      watchWaking,
      watchNetwork,
    },
  });
};
