import { fromPromise } from 'xstate';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { AskInput, PostInput, SendingEvent, StatusAnswer } from '#machines/sendingTypes.ts';
import type { Receipt } from '#machines/wizard/types.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { answeredBy } from '#src/wizard/sending/answered.ts';

const A_DAY = 24 * 60 * 60 * 1000;

/** How the network and the school answer a send. */
export interface Network {
  /** The events of each attempt. */
  reports?: readonly SendingEvent[];
  /** Each attempt is received. */
  arrives?: boolean;
  /** The answer to a status request; if absent, there is none. */
  has?: Receipt | 'nothing';
  /** The receiver has no status request. */
  cannotBeAsked?: boolean;
  /** There is no delay between two attempts. */
  retriesAtOnce?: boolean;
}

export const receipt: Receipt = {
  submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b',
  reference: 'K7MQ4-XR29H',
  receivedAt: '2026-06-30T14:42:00.000Z',
};

/** Each attempt gets this answer, and a status request says that the school does not have the application. */
const answering = (status: number, type: string, text: string, retryAfter?: number): Network => ({
  reports: [{ type: 'ANSWERED', answered: answeredBy({ status, type, text, retryAfter }, receipt.submissionId) }],
  has: 'nothing',
  retriesAtOnce: true,
});

/** Each attempt is refused with a problem of our own intake. */
export const refused = ({ statusCode, message, extras }: ProblemError): Network => {
  const { submissionId } = receipt;
  const problem = { detail: message, ...extras, received: false, submissionId };
  return answering(statusCode, 'application/problem+json', JSON.stringify(problem), extras.retryAfter);
};

/** Another server, such as a captive portal, answers with a page. */
export const answeredByAPage = (status: number): Network => answering(status, 'text/html', '<h1>Welcome</h1>');

/** The connection breaks at each attempt. */
export const broken: Network = { reports: [{ type: 'BROKEN' }], has: 'nothing', retriesAtOnce: true };

/** The machine of a send on this network. Its delays never end, except with `retriesAtOnce`. */
export const sendingOn = ({ reports = [], arrives, has, cannotBeAsked = false, retriesAtOnce = false }: Network) =>
  sendingMachine.provide({
    guards: { 'the receiver can be asked': () => !cannotBeAsked },
    delays: { stallTimeout: A_DAY, retryDelay: retriesAtOnce ? 0 : A_DAY },
    actors: {
      ask: fromPromise<StatusAnswer, AskInput>(({ input: { id, submission } }) => {
        if (has === undefined) return new Promise(() => undefined);
        if (has === 'nothing') return Promise.resolve({ became: 'not there', asked: 1 });
        return Promise.resolve({ became: 'received', receipt: { ...has, earlier: id !== submission.id } });
      }),
      post: sender<SendingEvent, PostInput>(({ input: { submission }, sendBack }) => {
        reports.forEach(sendBack);
        const own = { ...receipt, submissionId: submission.id };
        if (arrives) sendBack({ type: 'ANSWERED', answered: { became: 'received', receipt: own } });
      }),
    },
  });
