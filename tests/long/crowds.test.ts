import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { type Service, startService } from '#tests/server/service.ts';

const bundle = ownBundle();
let service: Service;
beforeAll(async () => {
  service = await startService(bundle(), 'data');
}, 60_000);
afterAll(async () => {
  await service?.kill();
});

test('10,000 connections that say nothing keep no application out', async () => {
  const before = await service.state();
  const calls = await Promise.all(Array.from({ length: 10_000 }, () => rawCall(service.port)));
  const body = encode(newId(), staffExamples['single man']);
  const { status } = await fetch(`http://127.0.0.1:${service.port}/api/staff`, { method: 'POST', body });
  expect(status).toBe(201);
  const { held, peak } = await service.state();
  console.info(`holds ${before.held} before, ${held} with 10,000 connections; ${peak} at its peak`);
  expect(held / before.held).toBeLessThan(3);
  for (const { socket } of calls) socket.destroy();
});
