import { basename } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { takingTurns } from '#server/receiving/turns.ts';
import { RECORD } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const membersOf = (count: number) => Array.from({ length: count }, () => ({ network: 'a crowd' }));
const stranger = () => ({ network: 'elsewhere' });

test('who comes from elsewhere waits for one of a crowd, not for all of it', async () => {
  const take = takingTurns();
  const done: string[] = [];
  const works = membersOf(5).map((member) => take(member, () => done.push(member.network)));
  await Promise.all([...works, take(stranger(), () => done.push('elsewhere'))]);
  expect(done.indexOf('elsewhere')).toBe(1);
});

test('of one network whoever has cost least comes first', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const take = takingTurns();
  const [heavy, light] = membersOf(2);
  const done: string[] = [];
  const costing = (milliseconds: number, name: string) => () => {
    vi.advanceTimersByTime(milliseconds);
    done.push(name);
  };
  await Promise.all([take(heavy!, costing(50, 'heavy')), take(light!, costing(1, 'light'))]);
  await nextRound();
  const works = [
    take(heavy!, costing(50, 'heavy')),
    take(heavy!, costing(50, 'heavy')),
    take(light!, costing(1, 'light')),
  ];
  await Promise.all(works);
  vi.useRealTimers();
  expect(done).toEqual(['heavy', 'light', 'light', 'heavy', 'heavy']);
});

test('between two works everything else has its turn', async () => {
  const take = takingTurns();
  const done: string[] = [];
  const [first, second] = membersOf(2);
  const works = [take(first!, () => done.push('first')), take(second!, () => done.push('second'))];
  await works[0];
  setImmediate(() => done.push('something else'));
  await works[1];
  await nextRound();
  expect(done).toEqual(['first', 'something else', 'second']);
});

test('a work that fails tells whoever asked for it, and the next one is done', async () => {
  const take = takingTurns();
  const [first, second] = membersOf(2);
  const failed = take(first!, () => Promise.reject(new Error('unreadable')));
  const next = take(second!, () => 'done');
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('done');
});

// So many that most of them are still being read when the applicant's record is written.
const CROWD = 32;

test.each([
  ['from elsewhere', '192.0.2.9'],
  ['from behind its address', '192.0.2.1'],
])('an applicant %s does not wait for a crowd whose bodies take long to read', async (_where, address) => {
  let [begun, letGo] = [Number.NEGATIVE_INFINITY, () => {}];
  const allBegun = new Promise<void>((resolve) => (letGo = resolve));
  const mkdir = (async (...call: Parameters<typeof disk.mkdir>) => {
    begun += 1;
    if (begun > CROWD) letGo();
    if (begun > 0) await allBegun;
    return disk.mkdir(...call);
  }) as typeof disk.mkdir;
  let [read, readBefore] = [0, CROWD];
  // Of all these applications only the applicant's own is right, and written down once it was read.
  const open = ((path: string, ...how: []) => {
    if (basename(path) === RECORD) readBefore = read;
    return disk.open(path, ...how);
  }) as typeof disk.open;
  const { post } = await startIntake({ trustProxy: true, fs: { ...disk, mkdir, open } });
  begun = 0;
  const parts = Array.from({ length: 990 }, (_, i) => textPart(`unknown[${i}]`, 'x'));
  const crowd = Array.from({ length: CROWD }, async () => {
    const body = multipartBody([textPart('submissionId', newId()), ...parts]);
    const { status } = await post(body, { 'content-type': MULTIPART, 'x-forwarded-for': '192.0.2.1' });
    expect(status).toBe(422);
    read += 1;
  });
  await vi.waitFor(() => expect(begun).toBe(CROWD), 20_000);

  const { status } = await post(encode(newId(), staffExamples['single man']), { 'x-forwarded-for': address });

  expect(status).toBe(201);
  expect(readBefore).toBeLessThan(CROWD / 2);
  await Promise.all(crowd);
});
