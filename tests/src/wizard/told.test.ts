// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, createMachine } from 'xstate';
import { staff } from '#forms/staff/staff.ts';
import { handoverInThisBrowser } from '#src/handover/handoverInThisBrowser.ts';
import { sendingOverNetwork } from '#src/wizard/sending/sendingActors.ts';

const { actors: sending } = sendingOverNetwork(staff).implementations as { actors: Record<string, AnyActorLogic> };
const { actors: handover } = handoverInThisBrowser(staff, {} as never).implementations as {
  actors: Record<string, AnyActorLogic>;
};

/** The events that a machine gets of an actor which it has invoked, and how it is stopped. */
const listening = (src: AnyActorLogic, input = {}) => {
  const events: object[] = [];
  const note = { actions: ({ event }: { event: object }) => void events.push(event) };
  const parent = createActor(createMachine({ invoke: { src, input }, on: { '*': note } })).start();
  onTestFinished(() => void parent.stop());
  return { events, stop: () => parent.stop() };
};

const tell = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type));
const visible = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

afterEach(() => void vi.useRealTimers());

test('a send is told that the page wakes, and that the connection comes and goes', () => {
  const time = vi.spyOn(Date, 'now').mockReturnValue(7);
  const wakes = listening(sending['watchWaking']!);
  for (const [target, type] of [
    [document, 'visibilitychange'],
    [window, 'online'],
  ] as const) {
    time.mockReturnValue(Date.now() + 1);
    tell(target, type);
  }
  expect(wakes.events).toEqual([8, 9].map((now) => ({ type: 'CHECK_TIME', now })));
  expect(listening(sending['watchNetwork']!).events).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const network = listening(sending['watchNetwork']!);
  for (const type of ['online', 'offline']) tell(window, type);
  expect(network.events.map((event) => (event as { type: string }).type)).toEqual(['OFFLINE', 'ONLINE', 'OFFLINE']);
  for (const { stop, events } of [wakes, network]) {
    stop();
    const count = events.length;
    for (const type of ['online', 'offline']) tell(window, type);
    expect(events).toHaveLength(count);
  }
});

/** Answers each request with a status and a text. Gives what was requested. */
const answering = (status: () => number, text: () => string) => {
  const requests: string[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((method) => void requests.push(method));
  vi.spyOn(XMLHttpRequest.prototype, 'responseType', 'set').mockImplementation(() => undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockImplementation(status);
  vi.spyOn(XMLHttpRequest.prototype, 'response', 'get').mockImplementation(() => new TextEncoder().encode(text()));
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('load'));
  });
  return requests;
};

const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('an offered link is asked about less and less often, not while the page is hidden, until it was opened', async () => {
  vi.useFakeTimers();
  const hidden = visible('hidden');
  let [status, text] = [200, ''];
  const requests = answering(
    () => status,
    () => text,
  );
  const { events, stop } = listening(handover['watch']!, { offer: { id, until: minutes(60) } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
  hidden.mockReturnValue('visible');
  tell(document, 'visibilitychange');
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(['HEAD']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const often = requests.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const seldom = requests.length - often;
  expect([often, seldom]).toMatchInlineSnapshot(`
    [
      22,
      10,
    ]
  `);
  expect(events).toEqual([]);
  [status, text] = [404, JSON.stringify({ handover: id, takenAt: minutes(0) })];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.slice(-2)).toEqual(['HEAD', 'GET']);
  expect(events).toEqual([{ type: 'TAKEN', at: JSON.parse(text).takenAt }]);
  stop();
  const count = requests.length;
  tell(document, 'visibilitychange');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(requests).toHaveLength(count);
});

test('a link has ended where the intake says so, and once its time is over', async () => {
  let [status, text] = [404, JSON.stringify({ handover: id })];
  answering(
    () => status,
    () => text,
  );
  const eventsOf = async (until: string) => {
    const { events, stop } = listening(handover['watch']!, { offer: { id, until } });
    await new Promise((resolve) => void setTimeout(resolve));
    stop();
    return events;
  };
  expect(await eventsOf(minutes(1))).toEqual([{ type: 'GONE' }]);
  // A proxy's own answer.
  text = '{}';
  expect(await eventsOf(minutes(1))).toEqual([]);
  expect(await eventsOf(minutes(-1))).toEqual([{ type: 'GONE' }]);
  status = 200;
  expect(await eventsOf(minutes(1))).toEqual([]);
});
