import { fromCallback, fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { partsOf, sizeOf } from '#forms/wire.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { PostInput, SendingEvent } from '#machines/sendingTypes.ts';
import type { Receipt, Submission } from '#machines/wizard/types.ts';
import { fetchLateParts } from '#src/wizard/late.ts';
import { addressOf, log, ownIntake } from '#src/wizard/sending/backend.ts';
import { untilStopped } from '#src/wizard/untilStopped.ts';

const MINUTE = 60_000;
/** Bytes a millisecond that a slow phone still sends. */
const SLOWEST = 8;

const sizeOfAll = (answers: unknown) => partsOf(answers).reduce((sum, [, value]) => sum + sizeOf(value), 0);

const wake = fromCallback<SendingEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'WAKE', now: Date.now() });
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('online', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('online', tell);
  };
});

const line = fromCallback<SendingEvent>(({ sendBack }) => {
  const gone = () => sendBack({ type: 'OFFLINE' });
  const back = () => sendBack({ type: 'ONLINE' });
  if (!navigator.onLine) gone();
  window.addEventListener('offline', gone);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', gone);
    window.removeEventListener('online', back);
  };
});

/** The sending's machine with a real line to whoever receives a form. */
export const sendingOverTheLine = (form: Form) => {
  const url = addressOf(form);
  return sendingMachine.provide({
    guards: { 'the receiver can be asked': () => ownIntake },
    delays: {
      // Nobody says how far an upload to another origin is: all of it has its time.
      patience: ({ context: { answers } }) => (ownIntake ? MINUTE : MINUTE + sizeOfAll(answers) / SLOWEST),
    },
    actors: {
      ask: fromPromise<Receipt | undefined, { id: string; submission: Submission }>(
        async ({ input: { id, submission }, signal }) => {
          try {
            const answer = fetchLateParts().then(({ receiptOf }) => receiptOf(url, id, signal));
            const receipt = await untilStopped(signal, answer);
            return receipt && id !== submission.id ? { ...receipt, earlier: true } : receipt;
          } catch (cause) {
            log(submission.id, cause);
            throw cause;
          }
        },
      ),
      post: fromCallback<SendingEvent, PostInput>(({ input: { answers, submission }, sendBack }) => {
        const { id } = submission;
        const ends = new AbortController();
        const progress = (sent: number, total: number) => sendBack({ type: 'PROGRESS', sent, total });
        // It came with the review, beneath which an application is sent; what did not is a broken line.
        fetchLateParts()
          .then(({ post }) => post(url, id, answers, ownIntake ? progress : undefined, ends.signal))
          .then(
            (answered) => sendBack({ type: 'ANSWERED', answered }),
            (cause: unknown) => {
              if (ends.signal.aborted) return;
              log(id, cause);
              sendBack({ type: 'BROKEN' });
            },
          );
        return () => ends.abort();
      }),
      wake,
      line,
    },
  });
};
