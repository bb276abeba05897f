import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const single = staffExamples['single man'];

const halfSent = async (port: number) => {
  const { body, type } = await bytesOf(encode(newId(), single));
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  call.write(body.subarray(0, -100));
  return { ...call, rest: body.subarray(-100) };
};

test('an upload that stalls is cut and leaves nothing behind', async () => {
  const { port, tidied, stored } = await startIntake({ stallTimeout: 40 });
  const stalled = await halfSent(port);
  expect(await stalled.answer()).toBe('');
  await tidied();
  expect(await stored()).toEqual([]);
});

test('an upload that is slower than the slowest honest one is cut, though it never stalls', async () => {
  const { port, tidied } = await startIntake({ slowGrace: 20, slowestBytesPerSecond: 1e9, stallTimeout: 60_000 });
  const slow = await halfSent(port);
  expect(await slow.answer()).toBe('');
  await tidied();
});

test('a refused body that never ends is cut, too', async () => {
  const { port } = await startIntake({ bodyBytesRead: 1_000_000, stallTimeout: 60_000 });
  const call = await rawCall(port);
  call.write(
    postHead({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }).replace('close', 'keep-alive'),
  );
  await once(call.socket, 'data');
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  // As fast as it is read, for as long as it is.
  const goOn = () => void (call.socket.writable && call.socket.write(piece, goOn));
  goOn();
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 415 /);
});

test('a head that never ends is cut', async () => {
  const { port } = await startIntake({ headersTimeout: 30, connectionsCheckInterval: 10 });
  const call = await rawCall(port);
  call.write('POST /api/staff HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  const answer = await call.answer();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('application/problem+json');
});

test('a connection on which nothing is said is closed', async () => {
  const { port } = await startIntake({ headersTimeout: 30, connectionsCheckInterval: 10 });
  const call = await rawCall(port);
  expect(await call.answer()).not.toContain(' 200 ');
});

test('one upload too many at once is asked to come back', async () => {
  const { port, post, arriving, stored } = await startIntake({ uploadsAtOnce: 1 });
  const first = await halfSent(port);
  await arriving(1);

  const second = await post(encode(newId(), single));

  expect(second.status).toBe(503);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  first.write(first.rest);
  expect(await first.answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect((await post(encode(newId(), single))).status).toBe(201);
  expect(await stored()).toHaveLength(2);
});

test('uploads that were refused or broke off do not count', async () => {
  const { port, post, arriving, tidied } = await startIntake({ uploadsAtOnce: 1 });
  for (let i = 0; i < 3; i++) expect((await post(encode('no id', single))).status).toBe(422);
  const gone = await halfSent(port);
  await arriving(1);
  gone.socket.destroy();
  await gone.answer();
  await tidied();
  // What it left is gone a moment before its place is free.
  await expect.poll(async () => (await post(encode(newId(), single))).status).toBe(201);
});

const junk = (): [BodyInit, Record<string, string>] => [
  multipartBody([textPart('submissionId', newId()), textPart('nothing', 'of ours')]),
  { 'content-type': MULTIPART },
];

test('too many posts from one address that are no applications are asked to wait', async () => {
  const { post } = await startIntake({ junkPerMinute: 2 });
  for (let i = 0; i < 2; i++) expect((await post(...junk())).status).toBe(422);

  const third = await post(...junk());

  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(third.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(third.headers.get('cache-control')).toBe('no-store');
  expect(await third.json()).toMatchObject({ status: 429, detail: expect.stringContaining('try again in a minute') });
});

test('a clock that ran back a month asks nobody to wait for a month', async () => {
  const { post } = await startIntake({ junkPerMinute: 1 });
  await post(...junk());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * 24 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { status, headers } = await post(...junk());
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('however much junk, whole applications and questions an address sends, its neighbours are served', async () => {
  const { ask, post } = await startIntake({ junkPerMinute: 2 });
  for (let i = 0; i < 4; i++) {
    await post(...junk());
    expect((await ask(newId())).status).toBe(404);
    expect((await post(encode(newId(), single))).status).toBe(201);
  }
});

test('addresses of one IPv6 network count as one, and a forwarded address only behind a trusted proxy', async () => {
  const posts = async (trustProxy: boolean | string, addresses: string[]) => {
    const { post } = await startIntake({ junkPerMinute: 1, trustProxy });
    const statuses: number[] = [];
    for (const address of addresses) {
      const [body, headers] = junk();
      statuses.push((await post(body, { ...headers, 'x-forwarded-for': address })).status);
    }
    return statuses;
  };
  expect(await posts('loopback', ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:2::1'])).toEqual([
    422, 429, 422,
  ]);
  expect(await posts('loopback', ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([422, 422, 429]);
  expect(await posts(false, ['192.0.2.1', '192.0.2.2'])).toEqual([422, 429]);
});
