import { and, assign, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import type { PostInput, SendingContext, SendingEvent, SendingInput, SendingOutput } from '#machines/sendingTypes.ts';
import { type Failure, type Receipt, SUBMIT_THROTTLE, type Submission } from '#machines/wizard/types.ts';

const ATTEMPTS = 3;
// A receiver that asks for more patience than this is tried again by the applicant.
const LONGEST_PAUSE = 30_000;

const idsOf = ({ id, earlierIds = [] }: Submission) => [id, ...earlierIds.toReversed()];

const begin = (input: SendingInput): SendingContext => ({
  ...input,
  asking: input.resumes ? idsOf(input.submission) : (input.submission.earlierIds ?? []),
  attempt: 1,
  retryAt: 0,
  retryAfter: undefined,
  progress: undefined,
  failure: undefined,
  outcome: undefined,
});

const noInput: SendingInput = { answers: {}, submission: { id: '', fingerprint: '' }, resumes: false };

/**
 * The statechart of one send: each try, the wait for the next, and what is asked first where it is not known whether an
 * application arrived. Leaving it ends all of that. The page provides `ask`, `post`, `wake` and `line`.
 */
export const sendingMachine = setup({
  types: {
    context: {} as SendingContext,
    events: {} as SendingEvent,
    input: {} as SendingInput,
    output: {} as SendingOutput,
  },
  actors: {
    /** Resolves with the receipt of an application, or with nothing where it is not there. */
    ask: fromPromise<Receipt | undefined, { id: string; submission: Submission }>(() => new Promise(() => undefined)),
    /** Sends PROGRESS, then ANSWERED or BROKEN; ends the request when it is stopped. */
    post: fromCallback<SendingEvent, PostInput>(() => undefined),
    /** Sends WAKE. */
    wake: fromCallback<SendingEvent>(() => undefined),
    /** Sends OFFLINE and ONLINE. */
    line: fromCallback<SendingEvent>(() => undefined),
  },
  delays: {
    /** How long nothing may move. */
    patience: 60_000,
    pause: ({ context: { retryAt } }) => Math.max(0, retryAt - Date.now()),
  },
  guards: {
    'the receiver can be asked': () => true,
    'something has to be asked': ({ context }) => context.asking.length > 0,
    'more has to be asked': ({ context }) => context.asking.length > 1,
    'only asks': ({ context }) => context.resumes,
    'it has arrived': (_, { receipt }: { receipt: Receipt | undefined }) => receipt !== undefined,
    'it was received': ({ event }) => event.type === 'ANSWERED' && event.answered.became === 'received',
    'it may be taken later': ({ event }) =>
      event.type === 'ANSWERED' && event.answered.became === 'failed' && event.answered.passing,
    'another try is left': ({ context }) => context.attempt < ATTEMPTS,
    'the time has come': ({ context, event }) => event.type === 'WAKE' && event.now >= context.retryAt,
  },
  actions: {
    'keep the receipt found': assign((_, { receipt }: { receipt: Receipt | undefined }) =>
      receipt ? { outcome: { became: 'received' as const, receipt } } : {},
    ),
    'ask for the next': assign(({ context }) => ({ asking: context.asking.slice(1) })),
    'ask first': assign(({ context }) => ({ asking: idsOf(context.submission) })),
    'count another try': assign(({ context }) => ({
      attempt: context.attempt + 1,
      asking: idsOf(context.submission),
    })),
    'begin the try': assign({ asking: [], progress: undefined, retryAfter: undefined }),
    'note the progress': assign(({ event }) =>
      event.type === 'PROGRESS' ? { progress: { sent: event.sent, total: event.total } } : {},
    ),
    'note the answer': assign(({ event }) => {
      if (event.type !== 'ANSWERED') return {};
      const { answered } = event;
      return answered.became === 'received'
        ? { outcome: answered }
        : { failure: answered.failure, retryAfter: answered.retryAfter };
    }),
    'note the failure': assign((_, { kind }: Pick<Failure, 'kind'>) => ({ failure: { kind } })),
    'choose when to try again': assign(({ context: { attempt, retryAfter = 0 } }) => ({
      retryAt: Date.now() + Math.max(SUBMIT_THROTTLE * attempt, Math.min(retryAfter * 1000, LONGEST_PAUSE)),
    })),
    'give the failure out': assign(({ context: { failure, retryAfter } }) => ({
      outcome: {
        became: 'failed' as const,
        failure: {
          ...(failure ?? { kind: 'offline' as const }),
          ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1000 }),
        },
      },
    })),
    'say what became of it': assign((_, { became }: { became: 'stopped' | 'not there' | 'not known' }) => ({
      outcome: { became },
    })),
  },
}).createMachine({
  id: 'sending',
  // A chart is drawn, and walked through, without anything to send.
  context: ({ input }) => begin((input as SendingInput | undefined) ?? noInput),
  output: ({ context }) => context.outcome!,
  invoke: { src: 'line' },
  initial: 'deciding',
  on: {
    STOP: '.stopped',
    // Where nobody can be asked what has arrived there is one try, whatever the line does.
    OFFLINE: { guard: 'the receiver can be asked', target: '.withoutLine' },
  },
  states: {
    deciding: {
      always: [
        { guard: and(['the receiver can be asked', 'something has to be asked']), target: 'asking' },
        { guard: 'only asks', target: 'notKnown' },
        { target: 'trying' },
      ],
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ id: context.asking[0]!, submission: context.submission }),
        onDone: [
          {
            guard: { type: 'it has arrived', params: ({ event }) => ({ receipt: event.output }) },
            target: 'received',
            actions: { type: 'keep the receipt found', params: ({ event }) => ({ receipt: event.output }) },
          },
          { guard: 'more has to be asked', target: 'asking', reenter: true, actions: 'ask for the next' },
          { guard: 'only asks', target: 'notThere' },
          { target: 'trying' },
        ],
        onError: [
          { guard: 'another try is left', target: 'waiting' },
          { target: 'failed', actions: { type: 'note the failure', params: { kind: 'offline' } } },
        ],
      },
    },
    trying: {
      entry: 'begin the try',
      invoke: {
        src: 'post',
        input: ({ context: { answers, submission } }) => ({ answers, submission }),
      },
      on: {
        ANSWERED: [
          { guard: 'it was received', target: 'received', actions: 'note the answer' },
          {
            guard: and(['it may be taken later', 'another try is left', 'the receiver can be asked']),
            target: 'waiting',
            actions: 'note the answer',
          },
          { target: 'failed', actions: 'note the answer' },
        ],
        BROKEN: [
          {
            guard: not('the receiver can be asked'),
            target: 'failed',
            actions: { type: 'note the failure', params: { kind: 'not known' } },
          },
          { guard: 'another try is left', target: 'waiting' },
          { target: 'failed', actions: { type: 'note the failure', params: { kind: 'offline' } } },
        ],
      },
      initial: 'moving',
      states: {
        moving: {
          on: { PROGRESS: { target: 'moving', reenter: true, actions: 'note the progress' } },
          after: { patience: { actions: raise({ type: 'BROKEN' }) } },
        },
      },
    },
    waiting: {
      entry: 'choose when to try again',
      invoke: { src: 'wake' },
      on: { WAKE: { guard: 'the time has come', target: 'deciding', actions: 'count another try' } },
      after: { pause: { target: 'deciding', actions: 'count another try' } },
    },
    withoutLine: { on: { OFFLINE: {}, ONLINE: { target: 'deciding', actions: 'ask first' } } },
    received: { type: 'final' },
    failed: { type: 'final', entry: 'give the failure out' },
    notThere: { type: 'final', entry: { type: 'say what became of it', params: { became: 'not there' } } },
    notKnown: { type: 'final', entry: { type: 'say what became of it', params: { became: 'not known' } } },
    stopped: { type: 'final', entry: { type: 'say what became of it', params: { became: 'stopped' } } },
  },
});
