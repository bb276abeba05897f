import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { buildBundle } from '#tests/server/bundle.ts';
import { crowding } from '#tests/server/hostile/crowds.ts';
import { type Service, startService } from '#tests/server/service.ts';

let bundle: Awaited<ReturnType<typeof buildBundle>>;
let service: Service;
beforeAll(async () => {
  bundle = await buildBundle();
  service = await startService(bundle.root, 'data');
}, 60_000);
afterAll(async () => {
  await service?.kill();
  await bundle?.remove();
});

test('10,000 connections that say nothing keep no application out', async () => {
  const before = await service.sense();
  await crowding(10_000, () => '')(service.port, async () => {
    const body = encode(newId(), staffExamples['single man']);
    const { status } = await fetch(`http://127.0.0.1:${service.port}/api/staff`, { method: 'POST', body });
    expect(status).toBe(201);
    const { rss } = await service.sense();
    console.info(`RSS ${before.rss} before, ${rss} with 10,000 connections`);
    expect(rss / before.rss).toBeLessThan(6);
  });
});
