import { and, assign, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import { noMeta } from '#machines/invokeMeta.ts';
import type {
  AskInput,
  PostInput,
  SendingContext,
  SendingEvent,
  SendingInput,
  SendingOutput,
} from '#machines/sendingTypes.ts';
import { unprovided } from '#machines/unprovided.ts';
import { type Failure, type Receipt, SUBMIT_THROTTLE, type Submission } from '#machines/wizard/types.ts';

const ATTEMPTS = 3;
// After a longer delay than this the applicant is asked to try again.
const LONGEST_DELAY = 30_000;

const idsOf = ({ id, earlierIds = [] }: Submission) => [id, ...earlierIds.toReversed()];

const initialContext = (input: SendingInput): SendingContext => ({
  ...input,
  asking: input.resumes ? idsOf(input.submission) : (input.submission.earlierIds ?? []),
  attempt: 1,
  retryAt: 0,
  retryAfter: undefined,
  progress: undefined,
  failure: undefined,
  outcome: undefined,
});

const note = (kind: Failure['kind']) => ({ type: 'note the failure' as const, params: { kind } });

/**
 * The statechart of one send: each attempt, the delay before the next one, and the status requests that are sent first if an
 * earlier attempt may have arrived. Stopping the machine stops its request. The page provides the actors.
 */
export const sendingMachine = setup({
  types: {
    context: {} as SendingContext,
    events: {} as SendingEvent,
    input: {} as SendingInput,
    output: {} as SendingOutput,
    meta: noMeta,
  },
  actors: {
    /** Resolves with the receipt of an application, or with undefined if the receiver does not have it. */
    ask: fromPromise<Receipt | undefined, AskInput>(unprovided),
    /** Sends PROGRESS, then ANSWERED or BROKEN; ends the request when it is stopped. */
    post: fromCallback<SendingEvent, PostInput>(() => undefined),
    /** Sends CHECK_TIME. */
    watchWaking: fromCallback<SendingEvent>(() => undefined),
    /** Sends OFFLINE and ONLINE. */
    watchNetwork: fromCallback<SendingEvent>(() => undefined),
  },
  delays: {
    /** How long an upload may make no progress. */
    stallTimeout: 60_000,
    retryDelay: ({ context: { retryAt } }) => Math.max(0, retryAt - Date.now()),
  },
  guards: {
    'the receiver can be asked': () => true,
    'something has to be asked': ({ context }) => context.asking.length > 0,
    'more has to be asked': ({ context }) => context.asking.length > 1,
    'only asks': ({ context }) => context.resumes,
    'it has arrived': (_, { receipt }: { receipt: Receipt | undefined }) => receipt !== undefined,
    'it was received': ({ event }) => event.type === 'ANSWERED' && event.answered.became === 'received',
    'it may be accepted later': ({ event }) =>
      event.type === 'ANSWERED' && event.answered.became === 'failed' && event.answered.temporary,
    'another attempt is left': ({ context }) => context.attempt < ATTEMPTS,
    'the delay is over': ({ context, event }) => event.type === 'CHECK_TIME' && event.now >= context.retryAt,
  },
  actions: {
    'note the receipt found': assign((_, { receipt }: { receipt: Receipt | undefined }) =>
      receipt ? { outcome: { became: 'received' as const, receipt } } : {},
    ),
    'ask for the next': assign(({ context }) => ({ asking: context.asking.slice(1) })),
    'ask first': assign(({ context }) => ({ asking: idsOf(context.submission) })),
    'count another attempt': assign(({ context }) => ({
      attempt: context.attempt + 1,
      asking: idsOf(context.submission),
    })),
    'begin the attempt': assign({ asking: [], progress: undefined, retryAfter: undefined }),
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
    'set the retry time': assign(({ context: { attempt, retryAfter = 0 } }) => ({
      retryAt: Date.now() + Math.max(SUBMIT_THROTTLE * attempt, Math.min(retryAfter * 1000, LONGEST_DELAY)),
    })),
    'report the failure': assign(({ context: { failure, retryAfter } }) => ({
      outcome: {
        became: 'failed' as const,
        failure: {
          ...(failure ?? { kind: 'offline' as const }),
          ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1000 }),
        },
      },
    })),
    'report what became of it': assign((_, { became }: { became: 'stopped' | 'not there' | 'not known' }) => ({
      outcome: { became },
    })),
  },
}).createMachine({
  id: 'sending',
  context: ({ input }) => initialContext(input),
  output: ({ context }) => context.outcome!,
  invoke: { src: 'watchNetwork' },
  meta: { cannotFail: { watchNetwork: 'it only listens to the browser' } },
  initial: 'deciding',
  on: {
    STOP: '.stopped',
    // A receiver without status requests gets one attempt, even if the device goes offline.
    OFFLINE: { guard: 'the receiver can be asked', target: '.offline' },
  },
  states: {
    deciding: {
      always: [
        { guard: and(['the receiver can be asked', 'something has to be asked']), target: 'asking' },
        { guard: 'only asks', target: 'notKnown' },
        { target: 'attempting' },
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
            actions: { type: 'note the receipt found', params: ({ event }) => ({ receipt: event.output }) },
          },
          { guard: 'more has to be asked', target: 'asking', reenter: true, actions: 'ask for the next' },
          { guard: 'only asks', target: 'notThere' },
          { target: 'attempting' },
        ],
        onError: [
          { guard: 'another attempt is left', target: 'waiting' },
          { target: 'failed', actions: note('offline') },
        ],
      },
    },
    attempting: {
      entry: 'begin the attempt',
      invoke: {
        src: 'post',
        input: ({ context: { answers, submission } }) => ({ answers, submission }),
      },
      meta: { cannotFail: { post: 'what fails is sent as BROKEN' } },
      on: {
        ANSWERED: [
          { guard: 'it was received', target: 'received', actions: 'note the answer' },
          {
            guard: and(['it may be accepted later', 'another attempt is left', 'the receiver can be asked']),
            target: 'waiting',
            actions: 'note the answer',
          },
          { target: 'failed', actions: 'note the answer' },
        ],
        BROKEN: [
          { guard: not('the receiver can be asked'), target: 'failed', actions: note('not known') },
          { guard: 'another attempt is left', target: 'waiting' },
          { target: 'failed', actions: note('offline') },
        ],
      },
      initial: 'moving',
      states: {
        moving: {
          on: { PROGRESS: { target: 'moving', reenter: true, actions: 'note the progress' } },
          after: { stallTimeout: { actions: raise({ type: 'BROKEN' }) } },
        },
      },
    },
    waiting: {
      entry: 'set the retry time',
      invoke: { src: 'watchWaking' },
      meta: { cannotFail: { watchWaking: 'it only listens to the browser' } },
      on: { CHECK_TIME: { guard: 'the delay is over', target: 'deciding', actions: 'count another attempt' } },
      after: { retryDelay: { target: 'deciding', actions: 'count another attempt' } },
    },
    offline: { on: { OFFLINE: {}, ONLINE: { target: 'deciding', actions: 'ask first' } } },
    received: { type: 'final' },
    failed: { type: 'final', entry: 'report the failure' },
    notThere: { type: 'final', entry: { type: 'report what became of it', params: { became: 'not there' } } },
    notKnown: { type: 'final', entry: { type: 'report what became of it', params: { became: 'not known' } } },
    stopped: { type: 'final', entry: { type: 'report what became of it', params: { became: 'stopped' } } },
  },
});
