import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import type { Attack } from '#tests/server/hostile/attack.ts';
import { brokenBodies } from '#tests/server/hostile/cuts.ts';
import { deceptiveFiles } from '#tests/server/hostile/files.ts';
import { ambiguousHeads } from '#tests/server/hostile/heads.ts';
import { misleadingNames, missingAnswers } from '#tests/server/hostile/names.ts';
import { floods } from '#tests/server/hostile/numbers.ts';
import { endlessStreams } from '#tests/server/hostile/streams.ts';
import { TAKEN_MB } from '#tests/server/load/runAttempt.ts';
import { type ProcessState, type Service, startService } from '#tests/server/service.ts';

const waitOptions = { timeout: 60_000 };

const bundle = ownBundle();
let service: Service;
let stateBefore: ProcessState;

const stored = () => readdir(join(service.dataDir, 'received', 'staff'));
const spools = () => readdir(join(service.dataDir, 'tmp'));

/** Sends an application until it is stored. */
const sendHonestly = () =>
  vi.waitFor(async () => {
    const [method, body] = ['POST', encode(newId(), staffExamples['single man'])];
    const { status } = await fetch(`http://127.0.0.1:${service.port}/api/staff`, { method, body });
    expect(status).toBe(201);
  }, waitOptions);

beforeAll(async () => {
  service = await startService(bundle(), 'data');
  for (let i = 0; i < 10; i++) await sendHonestly();
  stateBefore = await service.state();
});
afterAll(async () => {
  await service?.kill();
});

const kinds: Record<string, Attack[]> = {
  'misleading names': misleadingNames,
  'missing and repeated answers': missingAnswers,
  floods,
  'deceptive files': deceptiveFiles,
  'broken bodies': brokenBodies,
  'ambiguous heads': ambiguousHeads,
  'endless streams': endlessStreams,
};

describe.each(Object.entries(kinds))('%s', (_kind, attacks) => {
  test.each(attacks)('$what', async ({ run, statuses, detail, mayBeLost, stores = 0 }) => {
    const before = (await stored()).length;

    const answer = await run(service.port, sendHonestly);

    const answered = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(answered).toEqual(mayBeLost && answered.length === 0 ? [] : statuses);
    // Node and Fastify answer bytes that are no request.
    if (answer.includes('application/problem+json'))
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    if (detail) expect(answer).toContain(detail);
    if (stores === 0) expect(answer).not.toMatch(/node_modules|\/tmp|\bE[A-Z]{4,}\b/);
    await vi.waitFor(async () => expect(await spools()).toEqual([]), waitOptions);
    expect((await stored()).length).toBe(before + 1 + stores);
  });
});

const MB = 1024 * 1024;

test('after all attacks memory, descriptors and prototypes are as before, and the peak of memory was bounded', async () => {
  expect(service.child.exitCode).toBeNull();
  await vi.waitFor(async () => {
    const { held, descriptors } = await service.state();
    expect(held / MB).toBeLessThan(stateBefore.held / MB + 10);
    expect(descriptors).toBeLessThanOrEqual(stateBefore.descriptors);
  }, waitOptions);
  const { peak, prototypes } = await service.state();
  expect(prototypes).toEqual(stateBefore.prototypes);
  expect((peak - stateBefore.peak) / MB).toBeLessThan(TAKEN_MB);
});
