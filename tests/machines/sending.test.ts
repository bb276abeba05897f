import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { firstSend } from '#machines/inspect/sendingSamples.ts';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { AskInput, PostInput, SendingEvent, SendingInput, StatusAnswer } from '#machines/sendingTypes.ts';

// Delays are counted from the device's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const { submission } = firstSend;
const earlierIds = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const received = {
  became: 'received',
  receipt: { submissionId: submission.id, reference: 'K7MQ4-XR29H' },
} as const;
const busy = { became: 'failed', failure: { kind: 'busy' }, temporary: true } as const;

/** A send whose receiver answers each request as the test says, in order. 'broken' breaks the connection. */
const startSending = (
  input: Partial<SendingInput>,
  { answers = [], status = [] }: { answers?: (StatusAnswer | 'broken')[]; status?: (StatusAnswer | 'broken')[] },
) => {
  const requests: string[] = [];
  const clock = new SimulatedClock();
  const ask = fromPromise<StatusAnswer, AskInput>(async ({ input: { id } }) => {
    requests.push(`asks for ${['it', 'the first', 'the second'][[submission.id, ...earlierIds].indexOf(id)]}`);
    const answer = status.shift();
    if (answer === undefined || answer === 'broken') throw new Error('The connection broke.');
    return answer;
  });
  const post = sender<SendingEvent, PostInput>(({ input: { asked }, sendBack }) => {
    requests.push(`sends, told ${asked} times`);
    const answer = answers.shift() ?? 'broken';
    if (answer === 'broken') sendBack({ type: 'BROKEN' });
    else if (answer.became !== 'not there') sendBack({ type: 'ANSWERED', answered: answer });
  });
  const machine = sendingMachine.provide({ actors: { ask, post } });
  const actor = createActor(machine, { input: { ...firstSend, ...input }, clock }).start();
  /** Lets promises settle, then the time of a delay pass. */
  const pass = async (milliseconds: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    clock.increment(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { actor, requests, pass, outcome: () => actor.getSnapshot().output };
};

const notThere = (asked: number): StatusAnswer => ({ became: 'not there', asked });

describe('a send', () => {
  test('asks before each further attempt, and brings how often it was told that nothing is there', async () => {
    const { requests, pass, outcome } = startSending(
      {},
      { answers: ['broken', busy, received], status: [notThere(1), notThere(2)] },
    );
    await pass(2_000);
    await pass(4_000);
    expect(requests).toEqual([
      'sends, told 0 times',
      'asks for it',
      'sends, told 1 times',
      'asks for it',
      'sends, told 2 times',
    ]);
    expect(outcome()).toEqual(received);
  });

  test('of the same answers again asks first', async () => {
    const { requests, pass } = startSending(
      { submission: { ...submission, again: true } },
      { answers: [received], status: [notThere(3)] },
    );
    await pass(0);
    expect(requests).toEqual(['asks for it', 'sends, told 3 times']);
  });

  test('of edited answers is told only about its own id', async () => {
    const { requests, pass } = startSending(
      { submission: { ...submission, earlierIds } },
      { answers: ['broken', received], status: [5, 5, 1, 5, 5].map(notThere) },
    );
    await pass(2_000);
    const [sends, sendsAgain] = ['sends, told 0 times', 'sends, told 1 times'];
    const afterwards = ['asks for it', 'asks for the second', 'asks for the first', sendsAgain];
    expect(requests).toEqual(['asks for the first', 'asks for the second', sends, ...afterwards]);
  });

  test.each([
    ['of edited answers', { earlierIds }, [notThere(1), received], true],
    ['of answers that another device may have sent', { shared: true, again: true }, [received], true],
    ['of the same answers again', { again: true }, [received], false],
  ])('%s is found: the receipt is of an earlier one, %#', async (_, more, status, isEarlier) => {
    const { pass, outcome } = startSending({ submission: { ...submission, ...more } }, { status });
    await pass(0);
    expect(outcome()).toEqual({
      became: 'received',
      receipt: { ...received.receipt, ...(isEarlier && { earlier: true }) },
    });
  });

  test('that was interrupted goes on by itself', async () => {
    const { requests, pass, outcome } = startSending({ resumes: true }, { answers: [received], status: [notThere(1)] });
    await pass(0);
    expect(requests).toEqual(['asks for it', 'sends, told 1 times']);
    expect(outcome()).toEqual(received);
  });

  test('that was stopped before only asks', async () => {
    const { requests, pass, outcome } = startSending({ resumes: true, answers: undefined }, { status: [notThere(1)] });
    await pass(0);
    expect(requests).toEqual(['asks for it']);
    expect(outcome()).toMatchObject({ became: 'not there' });
  });

  test('ends when something in between answers the question whether it has arrived', async () => {
    const portal: StatusAnswer = { became: 'failed', failure: { kind: 'not the school' }, temporary: false };
    const { requests, pass, outcome } = startSending({}, { answers: ['broken'], status: [portal] });
    await pass(2_000);
    expect(requests).toEqual(['sends, told 0 times', 'asks for it']);
    expect(outcome()).toEqual({ became: 'failed', failure: { kind: 'not the school' } });
  });

  test('says at last what its last attempt met, and not what an earlier one did', async () => {
    const { pass, outcome } = startSending({}, { answers: [busy], status: ['broken', 'broken'] });
    await pass(2_000);
    await pass(4_000);
    expect(outcome()).toEqual({ became: 'failed', failure: { kind: 'offline' } });
  });

  test('says when a receiver that was busy to the last may be tried again', async () => {
    const last = { ...busy, retryAfter: 7 };
    const { pass, outcome } = startSending({}, { answers: [busy, busy, last], status: [notThere(1), notThere(2)] });
    await pass(2_000);
    await pass(4_000);
    expect(outcome()).toEqual({ became: 'failed', failure: { kind: 'busy', retryAt: Date.now() + 7_000 } });
  });

  test('shows how much was sent, from nothing in each attempt', async () => {
    const { actor, pass } = startSending({}, { answers: [notThere(0), notThere(0)], status: [notThere(1)] });
    actor.send({ type: 'PROGRESS', sent: 1, total: 2 });
    expect(actor.getSnapshot().context.progress).toEqual({ sent: 1, total: 2 });
    actor.send({ type: 'BROKEN' });
    await pass(2_000);
    expect(actor.getSnapshot().matches('attempting')).toBe(true);
    expect(actor.getSnapshot().context.progress).toBeUndefined();
  });

  test('whose connection is lost in the middle waits for one, and shows no progress meanwhile', () => {
    const { actor } = startSending({}, { answers: [notThere(0)] });
    actor.send({ type: 'PROGRESS', sent: 1, total: 2 });
    actor.send({ type: 'OFFLINE' });
    actor.send({ type: 'BROKEN' });
    expect(actor.getSnapshot().matches('offline')).toBe(true);
    expect(actor.getSnapshot().context.progress).toBeUndefined();
  });
});

describe('the next attempt', () => {
  test.each<
    [after: string, wait: number, earlier: number, answers: StatusAnswer[], status: (StatusAnswer | 'broken')[]]
  >([
    ['two seconds', 2_000, 0, [busy], []],
    ['four seconds the second time', 4_000, 2_000, [busy, busy], [notThere(1)]],
    ['as long as the receiver asks for', 7_000, 0, [{ ...busy, retryAfter: 7 }], []],
    ['half a minute at most', 30_000, 0, [{ ...busy, retryAfter: 3_600 }], []],
    ['four seconds once the receiver no longer answers', 4_000, 20_000, [{ ...busy, retryAfter: 20 }], ['broken']],
  ])('is made after %s', async (_after, wait, earlier, answers, status) => {
    const { pass, requests } = startSending({}, { answers, status });
    await pass(earlier);
    const { length } = requests;
    await pass(wait - 1);
    expect(requests).toHaveLength(length);
    await pass(1);
    expect(requests.length).toBeGreaterThan(length);
  });

  test('of a phone that slept is made as soon as it wakes, if it is due', () => {
    const { actor } = startSending({}, { answers: [busy] });
    const now = Date.now();
    actor.send({ type: 'CHECK_TIME', now: now + 1_999 });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'CHECK_TIME', now: now + 2_000 });
    expect(actor.getSnapshot().value).toBe('asking');
  });
});

describe('a device that says it is offline', () => {
  test('is tried all the same, and again every 20 seconds for as long as it takes', async () => {
    const offline = sender<SendingEvent>(({ sendBack }) => sendBack({ type: 'OFFLINE' }));
    const requests: string[] = [];
    let works = false;
    const clock = new SimulatedClock();
    const machine = sendingMachine.provide({
      actors: {
        watchNetwork: offline,
        ask: fromPromise<StatusAnswer, AskInput>(async () => {
          requests.push('asks');
          if (!works) throw new Error('The connection broke.');
          return notThere(1);
        }),
        post: sender<SendingEvent, PostInput>(({ sendBack }) => {
          requests.push('sends');
          sendBack(works ? { type: 'ANSWERED', answered: received as never } : { type: 'BROKEN' });
        }),
      },
    });
    const actor = createActor(machine, { input: firstSend, clock }).start();
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    for (let i = 0; i < 5; i++) {
      await settle();
      expect(actor.getSnapshot().matches('offline')).toBe(true);
      clock.increment(20_000);
    }
    await settle();
    expect(requests).toEqual(['sends', 'asks', 'asks', 'asks', 'asks', 'asks']);
    works = true;
    clock.increment(20_000);
    await settle();
    await settle();
    expect(requests.slice(-2)).toEqual(['asks', 'sends']);
    expect(actor.getSnapshot().output).toEqual(received);
  });

  test('and has its connection back is asked to wait as any other', () => {
    const { actor } = startSending({}, { answers: [notThere(0)] });
    for (const type of ['OFFLINE', 'ONLINE', 'BROKEN'] as const) actor.send({ type });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  test('is tried as soon as its connection is back, and from then on like any other', async () => {
    const { actor, requests, pass } = startSending({}, { answers: [notThere(0)] });
    for (const type of ['OFFLINE', 'BROKEN', 'ONLINE'] as const) actor.send({ type });
    await pass(0);
    expect(requests).toEqual(['sends, told 0 times', 'asks for it']);
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  test('and whose attempt is under way goes on with it', () => {
    let report!: (event: SendingEvent) => void;
    const machine = sendingMachine.provide({
      actors: { post: sender<SendingEvent, PostInput>(({ sendBack }) => void (report = sendBack)) },
    });
    const actor = createActor(machine, { input: firstSend }).start();
    actor.send({ type: 'OFFLINE' });
    expect(actor.getSnapshot().matches('attempting')).toBe(true);
    report({ type: 'ANSWERED', answered: received as never });
    expect(actor.getSnapshot().output).toEqual(received);
  });
});
