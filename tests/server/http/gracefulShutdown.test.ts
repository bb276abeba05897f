import { expect, test, vi } from 'vitest';
import { rawCall } from '#tests/server/rawCall.ts';
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
