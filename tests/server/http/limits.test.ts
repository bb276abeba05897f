import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { limits } from '#forms/limits.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { defaults } from '#server/settings.ts';
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

test('an upload that sends no more is closed and leaves nothing behind', async () => {
  const { port, waitForNoSpools, stored } = await startIntake({ connectionTimeout: 40 });
  const stalled = await halfSent(port);
  expect(await stalled.answer()).toBe('');
  await waitForNoSpools();
  expect(await stored()).toEqual([]);
});

test('of unfinished uploads with too much text in all one is closed, and an application is still accepted', async () => {
  const { port, post } = await startIntake({ connectionTimeout: 3_600_000 });
  const texts = Array.from({ length: 10 }, (_, i) => textPart(`a${i}`, 'x'.repeat(50_000)));
  const sendText = async () => {
    const call = await rawCall(port);
    const body = multipartBody([textPart('submissionId', newId()), ...texts]);
    call.write(postHead({ 'Content-Type': MULTIPART, 'Content-Length': body.length }));
    call.write(body.subarray(0, -4));
    return call;
  };
  const uploads = await Promise.all(Array.from({ length: 10 }, sendText));
  expect(await Promise.race(uploads.map((call) => call.answer()))).toBe('');
  expect((await post(encode(newId(), single))).status).toBe(201);
  for (const { socket } of uploads) socket.destroy();
});

test('80 MB may arrive at 256 kbit/s, and a proxy may keep a connection for two minutes', async () => {
  const { intake, url } = await startIntake();
  expect(intake.server.requestTimeout / 1_000).toBeGreaterThan((limits.applicationBytes * 8) / 256_000);
  const { headers } = await fetch(url);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive')!)![1])).toBeGreaterThan(120);
});

test('a refused body that never ends is closed, also when its client does not stop by itself', async () => {
  const { port } = await startIntake();
  const call = await rawCall(port, { allowHalfOpen: true });
  call.write(postHead({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }));
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const enough = 4 * defaults.bodyBytes;
  // As fast as it is read, for as long as it is.
  const goOn = () => {
    if (call.socket.bytesWritten > enough) call.socket.destroy();
    if (call.socket.writable) call.socket.write(piece, goOn);
  };
  goOn();
  expect(await call.answer()).not.toMatch(/^HTTP\/1\.1 2/);
  expect(call.socket.bytesWritten, 'bytes that were read of it').toBeLessThan(enough);
});

describe('with three requests for each connection', () => {
  test('a client that waits for each answer gets all', async () => {
    const { url } = await startIntake({ requestsPerSocket: 3 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const request = async () => {
      const [answer] = (await once(get(`${url}/api/staff/none`, { agent }), 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return [answer.statusCode, answer.headers.connection];
    };
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await request());
    const [open, last] = [
      [404, 'keep-alive'],
      [404, 'close'],
    ];
    expect(answers).toEqual([open, open, last, open, open, last, open]);
  });

  test('a client that does not wait is disconnected', async () => {
    const { port } = await startIntake({ requestsPerSocket: 3 });
    const call = await rawCall(port);
    call.write('GET /api/staff/none HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
    expect(await call.answer()).not.toContain('503');
  });
});

test('a head that never ends is closed', async () => {
  const { port } = await startIntake({ headersTimeout: 30, connectionsCheckInterval: 10 });
  const call = await rawCall(port);
  call.write('POST /api/staff HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection without a request is closed', async () => {
  const { port } = await startIntake({ headersTimeout: 30, connectionsCheckInterval: 10 });
  const call = await rawCall(port);
  expect(await call.answer()).not.toContain(' 200 ');
});
