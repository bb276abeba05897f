import { fromCallback, fromPromise } from 'xstate';
import { sendingMachine } from '#machines/sending.ts';
import type { PostInput, SendingEvent } from '#machines/sendingTypes.ts';
import type { Receipt, Submission } from '#machines/wizard/types.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { answeredBy } from '#src/wizard/sending/answered.ts';

const A_DAY = 24 * 60 * 60 * 1000;

/** What an application meets on its way to the school. */
export interface Line {
  /** The events of each attempt. */
  reports?: readonly SendingEvent[];
  /** Each try is received. */
  arrives?: boolean;
  /** What the school has when it is asked; absent: it does not answer. */
  has?: Receipt | 'nothing';
  /** Whoever receives it can be asked nothing. */
  mute?: boolean;
  /** Nothing is waited for between two tries. */
  hurries?: boolean;
}

export const receipt: Receipt = {
  submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b',
  reference: 'K7MQ4-XR29H',
  receivedAt: '2026-06-30T14:42:00.000Z',
};

/** Each try is answered with this status and text, and in between the school says that it has nothing. */
const answering = (status: number, type: string, text: string, retryAfter?: number): Line => ({
  reports: [{ type: 'ANSWERED', answered: answeredBy({ status, type, text, retryAfter }, receipt.submissionId) }],
  has: 'nothing',
  hurries: true,
});

/** Each try is refused as our own intake refuses. */
export const refused = ({ statusCode, message, extras }: ProblemError): Line =>
  answering(statusCode, 'application/problem+json', JSON.stringify({ detail: message, ...extras }), extras.retryAfter);

/** Something on the way answers with a page of its own. */
export const answeredByAPage = (status: number): Line => answering(status, 'text/html', '<h1>Welcome</h1>');

/** Each try breaks off. */
export const broken: Line = { reports: [{ type: 'BROKEN' }], has: 'nothing', hurries: true };

/** The sending's machine on such a line. No other time passes than what the line does not wait for. */
export const sendingOn = ({ reports = [], arrives, has, mute = false, hurries = false }: Line) =>
  sendingMachine.provide({
    guards: { 'the receiver can be asked': () => !mute },
    delays: { stallTimeout: A_DAY, retryDelay: hurries ? 0 : A_DAY },
    actors: {
      ask: fromPromise<Receipt | undefined, { id: string; submission: Submission }>(({ input: { id, submission } }) => {
        if (has === undefined) return new Promise(() => undefined);
        return Promise.resolve(has === 'nothing' ? undefined : { ...has, earlier: id !== submission.id });
      }),
      post: fromCallback<SendingEvent, PostInput>(({ input: { submission }, sendBack }) => {
        reports.forEach(sendBack);
        const own = { ...receipt, submissionId: submission.id };
        if (arrives) sendBack({ type: 'ANSWERED', answered: { became: 'received', receipt: own } });
      }),
    },
  });
