import { and, assertEvent, assign, fromPromise, not, setup } from 'xstate';
import { sender } from '#machines/sender.ts';
import type {
  Answered,
  AskInput,
  LastAnswer,
  PostInput,
  SendingContext,
  SendingEvent,
  SendingInput,
  SendingOutput,
  StatusAnswer,
} from '#machines/sendingTypes.ts';
import { unprovided } from '#machines/unprovided.ts';
import { type Failure, SUBMIT_THROTTLE, type Submission } from '#machines/wizard/types.ts';

const ATTEMPTS = 3;
const LONGEST_DELAY = 30_000;

const idsOf = ({ id, earlierIds = [] }: Submission) => [id, ...earlierIds.toReversed()];

/** Until a first attempt, the intake cannot have this id, but where a full device has not stored that one began: it then says so. */
const askedFirst = ({ submission, resumes }: SendingInput) =>
  resumes || submission.again ? idsOf(submission) : (submission.earlierIds ?? []);

/** In milliseconds. */
const retryAfterIn = (answer: LastAnswer | undefined) =>
  answer?.became === 'failed' ? (answer.retryAfter ?? 0) * 1000 : 0;

const outcomeIn = (answer: LastAnswer): SendingOutput => {
  if (answer.became !== 'failed') return answer;
  const { failure, retryAfter } = answer;
  return {
    became: 'failed',
    failure: retryAfter === undefined ? failure : { ...failure, retryAt: Date.now() + retryAfter * 1000 },
  };
};

/** What is found may have other answers than those that are to be sent, if they were edited or another device has had them. */
const asFound = ({ asking, submission }: SendingContext, answer: StatusAnswer): StatusAnswer =>
  answer.became === 'received' && (submission.shared || asking[0] !== submission.id)
    ? { ...answer, receipt: { ...answer.receipt, earlier: true } }
    : answer;

const failedAs = (kind: Failure['kind']): Answered => ({ became: 'failed', failure: { kind }, temporary: false });

const note = (answer: LastAnswer) => ({ type: 'note the answer' as const, params: { answer } });

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
  },
  actors: {
    /** Rejects when the connection breaks. */
    ask: fromPromise<StatusAnswer, AskInput>(unprovided),
    /** Sends PROGRESS, then ANSWERED or BROKEN; ends the request when it is stopped. */
    post: sender<SendingEvent, PostInput>(() => undefined),
    /** Sends CHECK_TIME. */
    watchWaking: sender<SendingEvent>(() => undefined),
    /** Sends OFFLINE and ONLINE. */
    watchNetwork: sender<SendingEvent>(() => undefined),
  },
  delays: {
    /** How long an upload may make no progress, beside the time that the buffers of a slow line take. */
    stallTimeout: 60_000,
    retryDelay: ({ context: { retryAt } }) => Math.max(0, retryAt - Date.now()),
    /** A device may say that it is offline while its connection works. */
    offlineDelay: 20_000,
  },
  guards: {
    'the receiver can be asked': () => true,
    'something has to be asked': ({ context }) => context.asking.length > 0,
    'nothing may be sent': ({ context }) => context.answers === undefined,
    'the page was closed meanwhile': ({ context }) => context.resumes,
    'it was received': ({ context: { answer } }) => answer?.became === 'received',
    'it is not there': ({ context: { answer } }) => answer?.became === 'not there',
    'it may be accepted later': ({ context: { answer } }) => answer?.became === 'failed' && answer.temporary,
    'another attempt may follow': ({ context }) => context.attempt < ATTEMPTS,
    'the device seems offline': ({ context }) => context.offline,
    'the delay is over': ({ context, event }) => {
      assertEvent(event, 'CHECK_TIME');
      return event.now >= context.retryAt;
    },
  },
  actions: {
    'note the answer': assign((_, { answer }: { answer: LastAnswer }) => ({ answer })),
    'note how often it was asked': assign(({ context: { answer, asking, asked, submission } }) => ({
      asked: answer?.became === 'not there' && asking[0] === submission.id ? answer.asked : asked,
    })),
    'ask for the next': assign(({ context }) => ({ asking: context.asking.slice(1) })),
    'ask first': assign(({ context }) => ({ asking: idsOf(context.submission) })),
    'count another attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'forget the last attempt': assign({ progress: undefined, answer: undefined }),
    'note the progress': assign(({ event }) => {
      assertEvent(event, 'PROGRESS');
      return { progress: { sent: event.sent, total: event.total } };
    }),
    'note the connection': assign(({ event }) => ({ offline: event.type === 'OFFLINE' })),
    'set the retry time': assign(({ context: { attempt, answer } }) => ({
      retryAt: Date.now() + Math.max(SUBMIT_THROTTLE * attempt, Math.min(retryAfterIn(answer), LONGEST_DELAY)),
    })),
  },
}).createMachine({
  id: 'sending',
  context: ({ input }) => ({
    ...input,
    asking: askedFirst(input),
    asked: 0,
    attempt: 1,
    offline: false,
    retryAt: 0,
    progress: undefined,
    answer: undefined,
  }),
  output: ({ context }) => outcomeIn(context.answer!),
  invoke: { src: 'watchNetwork' },
  initial: 'deciding',
  on: {
    STOP: '.stopped',
    OFFLINE: { actions: 'note the connection' },
    ONLINE: { actions: 'note the connection' },
  },
  states: {
    deciding: {
      always: [
        { guard: and(['the receiver can be asked', 'something has to be asked']), target: 'asking' },
        { guard: and(['the page was closed meanwhile', not('the receiver can be asked')]), target: 'notKnown' },
        { guard: 'nothing may be sent', target: 'notThere' },
        { target: 'attempting' },
      ],
    },
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ id: context.asking[0]!, submission: context.submission }),
        onDone: {
          target: 'answered',
          actions: {
            type: 'note the answer',
            params: ({ context, event }) => ({ answer: asFound(context, event.output) }),
          },
        },
        onError: 'broken',
      },
    },
    attempting: {
      entry: 'forget the last attempt',
      invoke: {
        src: 'post',
        input: ({ context: { answers = {}, submission, asked } }) => ({ answers, submission, asked }),
      },
      on: {
        ANSWERED: {
          target: 'answered',
          actions: { type: 'note the answer', params: ({ event }) => ({ answer: event.answered }) },
        },
        BROKEN: 'broken',
      },
      initial: 'moving',
      states: {
        moving: {
          on: { PROGRESS: { target: 'moving', reenter: true, actions: 'note the progress' } },
          after: { stallTimeout: '#sending.broken' },
        },
      },
    },
    answered: {
      always: [
        { guard: 'it was received', target: 'received' },
        {
          guard: 'it is not there',
          target: 'deciding',
          actions: ['note how often it was asked', 'ask for the next'],
        },
        {
          guard: and(['it may be accepted later', 'another attempt may follow', 'the receiver can be asked']),
          target: 'waiting',
        },
        { target: 'failed' },
      ],
    },
    broken: {
      entry: 'forget the last attempt',
      always: [
        // A receiver without status requests gets one attempt.
        { guard: not('the receiver can be asked'), target: 'failed', actions: note(failedAs('not known')) },
        { guard: 'the device seems offline', target: 'offline' },
        { guard: 'another attempt may follow', target: 'waiting' },
        { target: 'failed', actions: note(failedAs('offline')) },
      ],
    },
    waiting: {
      description: `${ATTEMPTS} attempts, ${SUBMIT_THROTTLE / 1_000} s and ${(2 * SUBMIT_THROTTLE) / 1_000} s apart; by Retry-After at most ${LONGEST_DELAY / 1_000} s.`,
      entry: ['set the retry time', 'ask first'],
      invoke: { src: 'watchWaking' },
      on: { CHECK_TIME: { guard: 'the delay is over', target: 'deciding', actions: 'count another attempt' } },
      after: { retryDelay: { target: 'deciding', actions: 'count another attempt' } },
    },
    offline: {
      entry: 'ask first',
      on: { ONLINE: { target: 'deciding', actions: 'note the connection' } },
      after: { offlineDelay: 'deciding' },
    },
    received: { type: 'final' },
    failed: { type: 'final' },
    notThere: { type: 'final', entry: note({ became: 'not there', asked: 0 }) },
    notKnown: { type: 'final', entry: note({ became: 'not known' }) },
    stopped: { type: 'final', entry: note({ became: 'stopped' }) },
  },
});
