import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HANDOVER_AGE, HANDOVER_PATH } from '#forms/handover.ts';
import { BODY_BYTES } from '#forms/limits.ts';
import { Unavailable } from '#server/storing/errors.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { openHandles } from '#tests/server/storing/openHandles.ts';

const newId = () => randomBytes(16).toString('base64url');

const start = async (settings = {}) => {
  const intake = await startIntake(settings);
  const call = (method: string, id: string, options: RequestInit = {}) =>
    fetch(`${intake.url}${HANDOVER_PATH}/${id}`, { method, ...options });
  const put = (id: string, bytes: Buffer, headers = {}) =>
    call('PUT', id, {
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  return { ...intake, call, put };
};

test('a device puts an encrypted draft, another one gets and deletes it, and the first one hears when', async () => {
  const { fs, stillOpen } = openHandles();
  const { call, put } = await start({ fs });
  const id = newId();
  const bytes = randomBytes(300_000);
  const before = Date.now();
  const kept = await put(id, bytes);
  expect(kept.status).toBe(201);
  expect(kept.headers.get('cache-control')).toBe('no-store');
  const { handover, until } = await kept.json();
  expect(handover).toBe(id);
  expect(Date.parse(until) - before - HANDOVER_AGE).toBeLessThan(60_000);

  const head = await call('HEAD', id);
  expect([head.status, head.headers.get('content-length'), stillOpen()]).toEqual([200, '300000', 0]);
  for (const _twice of [1, 2]) {
    const got = await call('GET', id);
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(got.headers.get('content-length'), 'how much of it has come is shown').toBe('300000');
    expect(Buffer.from(await got.arrayBuffer())).toEqual(bytes);
  }

  expect((await call('DELETE', id)).status).toBe(204);
  const gone = await call('GET', id);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  const answer = await gone.json();
  expect(answer).toMatchObject({ handover: id, takenAt: expect.any(String) });
  expect(Date.parse(answer.takenAt)).toBeGreaterThanOrEqual(before - 1_000);
  expect((await call('HEAD', id)).status).toBe(404);
});

test.each(['short', 'a'.repeat(23), '..%2F..%2Freceived', 'a%00aaaaaaaaaaaaaaaaaaaa'])('%s is no id', async (id) => {
  const { call, put } = await start();
  expect((await call('GET', id)).status).toBe(404);
  expect((await put(id, randomBytes(10))).status).toBe(404);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
  ['a site that may send applications', { origin: 'https://allowed.example' }],
])('%s may not call it', async (_whose, headers) => {
  const { call, put } = await start({ allowedOrigins: ['https://allowed.example'] });
  const id = newId();
  expect((await put(id, randomBytes(10), headers)).status).toBe(403);
  for (const method of ['GET', 'DELETE']) {
    const answer = await call(method, id, { headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a draft needs a length, a type and a size that an application can have', async () => {
  const { call, put, port } = await start();
  expect((await call('PUT', newId(), { body: 'text', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  expect((await put(newId(), Buffer.alloc(0))).status).toBe(411);
  const headers = { 'content-type': 'application/octet-stream', 'content-length': BODY_BYTES + 1 };
  const large = request({ port, path: `${HANDOVER_PATH}/${newId()}`, method: 'PUT', headers });
  large.flushHeaders();
  const [response] = await once(large, 'response');
  expect(response.statusCode).toBe(413);
  large.destroy();
});

test('without room it answers 507, and applications are still accepted', async () => {
  const { put, call } = await start({ handoverBytes: 1_000 });
  const answer = await put(newId(), randomBytes(2_000));
  expect(answer.status).toBe(507);
  expect(answer.headers.get('retry-after')).toBe('300');
  expect((await answer.json()).detail).toBe('We have no room for this at the moment. Please try again later.');
  expect((await call('POST', newId())).status).toBe(405);
});

test('an upload that breaks off alarms nobody, and nothing of it is kept', async () => {
  const lines: string[] = [];
  const { call, port, dataDir } = await start({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  });
  const id = newId();
  const headers = { 'content-type': 'application/octet-stream', 'content-length': 100_000 };
  const upload = request({ port, path: `${HANDOVER_PATH}/${id}`, method: 'PUT', headers });
  upload.on('error', () => undefined);
  upload.write(randomBytes(50_000));
  const arriving = () => readdir(join(dataDir, 'tmp'));
  await expect.poll(arriving).toHaveLength(1);
  upload.destroy();
  await expect.poll(arriving).toEqual([]);
  expect((await call('GET', id)).status).toBe(404);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a store that is not there is no broken upload', async () => {
  let [isThere, isAsked] = [true, false];
  // As a database that is being restarted.
  const statfs: typeof disk.statfs = (async (path: string) => {
    if (isThere) return disk.statfs(path);
    isAsked = true;
    throw new Unavailable('The database is restarting.', '57P03');
  }) as never;
  const { port } = await start({ fs: { ...disk, statfs } });
  isThere = false;
  const headers = { 'content-type': 'application/octet-stream', 'content-length': 100_000 };
  const upload = request({ port, path: `${HANDOVER_PATH}/${newId()}`, method: 'PUT', headers });
  const answered = once(upload, 'response');
  upload.write(randomBytes(50_000));
  await expect.poll(() => isAsked).toBe(true);
  upload.end(randomBytes(50_000));
  const [response] = await answered;
  expect(response.statusCode).toBe(503);
  response.resume();
});

test('an id is in no log', async () => {
  const lines: string[] = [];
  const { call, put } = await start({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const id = newId();
  await put(id, randomBytes(10));
  await call('GET', id);
  await call('DELETE', id);
  expect(lines.filter((line) => line.includes(`${HANDOVER_PATH}/:id`))).toHaveLength(3);
  expect(lines.join('')).not.toContain(id);
});
