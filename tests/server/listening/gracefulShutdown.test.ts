import { expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { LINGER } from '#server/receiving/uploadWatch.ts';
import { defaults } from '#server/settings.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

test('a call that arrives while the intake stops is told to come back, with every header', async () => {
  const { intake, url, port } = await startIntake();
  const call = await rawCall(port);
  call.write('GET /api/staff/none HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  // The other connection's answer shows that the half of a head has been read.
  expect((await fetch(`${url}/api/staff/none`)).status).toBe(404);
  const closed = intake.close();
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 20_000);

  call.write('\r\n');

  const answer = await call.answer();
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/^retry-after: 10\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'none';/im);
  expect(answer).toContain('We are just restarting. Please try again in a minute.');
  await closed;
});

test('an intake stops in time whatever is open, and an upload that cannot end is told to come back', async () => {
  const { intake, port, arriving, tidied, stored } = await startIntake({ shutdownGrace: 50 });
  const [silent, head, begun, stalled, dripping] = await Promise.all([1, 2, 3, 4, 5].map(() => rawCall(port)));
  head!.write('GET / HTTP/1.1\r\n');
  for (const [upload, end] of [
    [begun!, 20],
    [stalled!, -100],
    [dripping!, -100],
  ] as const) {
    const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
    upload.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
    upload.write(body.subarray(0, end));
  }
  await arriving(4);
  const drip = setInterval(() => dripping!.write('x'), 500);

  await intake.close();

  clearInterval(drip);
  expect(await silent!.answer()).toBe('');
  for (const call of [head!, begun!, stalled!, dripping!]) {
    const answer = await call.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/^retry-after: 10\r$/im);
  }
  await tidied();
  expect(await stored()).toEqual([]);
});

test('a container that is killed 10 s after it was asked to stop has stopped before', () => {
  expect(defaults.shutdownGrace + LINGER).toBeLessThan(8_000);
});
