// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { HANDOVER_PATH } from '#forms/handover.ts';
import { staff } from '#forms/staff/staff.ts';
import { ASKED_PART } from '#forms/wire.ts';
import { call } from '#src/handover/requests.ts';
import { ask, post } from '#src/wizard/sending/requests.ts';
import { sendingOverNetwork } from '#src/wizard/sending/sendingActors.ts';

/** The requests that are sent from now on, which a test answers. */
const sentRequests = () => {
  const sent: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this);
  });
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  return { sent, opened };
};
const { signal } = new AbortController();
const progress = (loaded: number, total: number) => new ProgressEvent('progress', { loaded, total });

const transfers = {
  'a submission': (ends = signal, onProgress?: () => void) => post('/api/staff', new FormData(), onProgress, ends),
  'a request about a link': (ends = signal, onProgress?: () => void) =>
    call('PUT', 'an-id', { body: new Blob(['x']), signal: ends, ...(onProgress && { onProgress }) }),
};

test.each(Object.entries(transfers))(
  '%s fails as its connection does, and is aborted by its signal',
  async (_, begin) => {
    const { sent } = sentRequests();
    const types = ['error', 'abort', 'timeout'].slice(0, begin === transfers['a submission'] ? 2 : 3);
    for (const type of types) {
      const answer = begin();
      sent.at(-1)!.dispatchEvent(new ProgressEvent(type));
      await expect(answer, type).rejects.toThrow();
    }
    const count = sent.length;
    await expect(begin(AbortSignal.abort())).rejects.toThrow();
    expect(sent).toHaveLength(count);
    const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const ends = new AbortController();
    const answer = begin(ends.signal);
    ends.abort();
    expect(aborted).toHaveBeenCalledOnce();
    sent.at(-1)!.dispatchEvent(new ProgressEvent('abort'));
    await expect(answer).rejects.toThrow();
  },
);

test('a submission to another origin needs no preflight', async () => {
  const methods: string[] = [];
  const backend = createServer((request, response) => {
    methods.push(request.method!);
    response.setHeader('access-control-allow-origin', '*').end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close());
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`, new FormData(), undefined, signal)).toMatchObject({ status: 200 });
  expect(methods).toEqual(['POST']);
});

test.each(Object.entries(transfers))('the progress of %s is that of its upload, where it is asked for', (_, begin) => {
  const { sent } = sentRequests();
  const onProgress = vi.fn();
  void begin(signal, onProgress);
  sent[0]!.upload.dispatchEvent(progress(3, 9));
  sent[0]!.dispatchEvent(progress(1, 1));
  expect(onProgress.mock.calls).toEqual([[3, 9]]);
  void begin();
  expect(sent[1]!.upload.dispatchEvent(progress(3, 9))).toBe(true);
  expect(onProgress).toHaveBeenCalledOnce();
});

test('a request about a link waits 15 seconds at most, and a transfer as long as it takes', () => {
  const { sent, opened } = sentRequests();
  void call('HEAD', 'an-id');
  const onProgress = vi.fn();
  void call('GET', 'an-id', { onProgress });
  expect(sent.map(({ timeout, responseType }) => [timeout, responseType])).toEqual([
    [15_000, 'arraybuffer'],
    [0, 'arraybuffer'],
  ]);
  expect(opened.mock.calls[0]).toEqual(['HEAD', `${HANDOVER_PATH}/an-id`]);
  sent[1]!.dispatchEvent(progress(3, 9));
  expect(onProgress.mock.calls).toEqual([[3, 9]]);
});

test('a submission says how often the intake has answered that it has none', () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  const submission = { id: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', fingerprint: '' };
  const logic = sendingOverNetwork(staff).implementations.actors.post;
  createActor(logic as never, { input: { answers: {}, submission, asked: 2 } } as never).start();
  expect((sent.mock.calls[0]![0] as FormData).get(ASKED_PART)).toBe('2');
});

test('a status is asked anew each time, once, for 15 seconds at most, and no longer than it is wanted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const requested = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(
    async () => new Response('busy', { status: 503 }),
  );
  vi.stubGlobal('fetch', requested);
  const isEnded = () => requested.mock.lastCall![1].signal!.aborted;
  expect(await ask('https://school.example/api', signal)).toMatchObject({ status: 503, text: 'busy' });
  expect(requested).toHaveBeenCalledOnce();
  expect(requested.mock.calls[0]![1]).toMatchObject({ cache: 'no-store', redirect: 'manual' });
  vi.advanceTimersByTime(14_999);
  expect(isEnded()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isEnded()).toBe(true);

  const stop = new AbortController();
  await ask('https://school.example/api', stop.signal);
  expect(isEnded()).toBe(false);
  stop.abort();
  expect(isEnded()).toBe(true);
  await ask('https://school.example/api', AbortSignal.abort()).catch(() => undefined);
  expect(isEnded()).toBe(true);
});
