import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { buildBundle } from '#tests/server/bundle.ts';
import type { Attack } from '#tests/server/hostile/attack.ts';
import { bodiesThatBreak } from '#tests/server/hostile/cuts.ts';
import { filesThatDeceive } from '#tests/server/hostile/files.ts';
import { headsThatConfuse } from '#tests/server/hostile/heads.ts';
import { missingAnswers, namesThatMislead } from '#tests/server/hostile/names.ts';
import { numbersThatFlood } from '#tests/server/hostile/numbers.ts';
import { streamsWithoutEnd } from '#tests/server/hostile/streams.ts';
import { TAKEN_MB } from '#tests/server/load/underAttempt.ts';
import { type Senses, type Service, startService } from '#tests/server/service.ts';

const patience = { timeout: 60_000 };

let bundle: Awaited<ReturnType<typeof buildBundle>>;
let service: Service;
let atFirst: Senses;

const stored = () => readdir(join(service.dataDir, 'received', 'staff'));
const leftOvers = () => readdir(join(service.dataDir, 'tmp'));

/** An application as the form sends it: again when it is asked to come back. */
const sendHonestly = () =>
  vi.waitFor(async () => {
    const [method, body] = ['POST', encode(newId(), staffExamples['single man'])];
    const { status } = await fetch(`http://127.0.0.1:${service.port}/api/staff`, { method, body });
    expect(status).toBe(201);
  }, patience);

beforeAll(async () => {
  bundle = await buildBundle();
  service = await startService(bundle.root, 'data');
  for (let i = 0; i < 10; i++) await sendHonestly();
  atFirst = await service.sense();
});
afterAll(async () => {
  await service?.kill();
  await bundle?.remove();
});

const kinds: Record<string, Attack[]> = {
  'names that mislead': namesThatMislead,
  'answers that are missing or doubled': missingAnswers,
  'numbers that flood': numbersThatFlood,
  'files that deceive': filesThatDeceive,
  'bodies that break': bodiesThatBreak,
  'heads that confuse': headsThatConfuse,
  'streams without end': streamsWithoutEnd,
};

describe.each(Object.entries(kinds))('%s', (_kind, attacks) => {
  test.each(attacks)('$what', async ({ run, statuses, detail, mayBeLost, stores = 0 }) => {
    const before = (await stored()).length;

    const answer = await run(service.port, sendHonestly);

    const answered = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(answered).toEqual(mayBeLost && answered.length === 0 ? [] : statuses);
    // What never became a request is answered by Node and Fastify.
    if (answer.includes('application/problem+json'))
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    if (detail) expect(answer).toContain(detail);
    if (stores === 0) expect(answer).not.toMatch(/node_modules|\/tmp|\bE[A-Z]{4,}\b/);
    await vi.waitFor(async () => expect(await leftOvers()).toEqual([]), patience);
    expect((await stored()).length).toBe(before + 1 + stores);
  });
});

const MB = 1024 * 1024;

test('after all of that the service holds what it held, its prototypes are untouched, and it never took much more', async () => {
  expect(service.child.exitCode).toBeNull();
  await vi.waitFor(async () => {
    const { held, descriptors } = await service.sense();
    expect(held / MB).toBeLessThan(atFirst.held / MB + 10);
    expect(descriptors).toBeLessThanOrEqual(atFirst.descriptors);
  }, patience);
  const { peak, prototypes } = await service.sense();
  expect(prototypes).toEqual(atFirst.prototypes);
  expect((peak - atFirst.peak) / MB).toBeLessThan(TAKEN_MB);
});
