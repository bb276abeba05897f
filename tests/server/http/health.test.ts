import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaults } from '#server/settings.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { failingDisk } from '#tests/server/storing/failingDisk.ts';

const health = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return [answer.status, await answer.json()];
};

test('an intake that can store is healthy', async () => {
  const { url, spools } = await startIntake();
  expect(await health(url)).toEqual([200, { live: true, writable: true, freeSpace: 'enough' }]);
  expect(await spools()).toEqual([]);
});

test('an intake whose disk is full or read-only is not healthy', async () => {
  const full = await startIntake({ freeBytes: Number.MAX_SAFE_INTEGER });
  expect(await health(full.url)).toEqual([503, { live: true, writable: true, freeSpace: 'low' }]);
  for (const [free, status] of [
    [256 * 1024 * 1024 - 1, 503],
    [256 * 1024 * 1024, 200],
  ] as const) {
    const statfs = (async () => ({ bavail: free, bsize: 1 })) as unknown as typeof disk.statfs;
    const { url } = await startIntake({ freeBytes: defaults.freeBytes, fs: { ...disk, statfs } });
    expect((await health(url))[0]).toBe(status);
  }
  const { fs, fail } = failingDisk('mkdir', 'EROFS');
  const readOnly = await startIntake({ fs });
  fail();
  expect(await health(readOnly.url)).toEqual([503, { live: true, writable: false, freeSpace: 'enough' }]);
});

test('an intake whose disk does not respond is not healthy', async () => {
  const statfs = (() => new Promise(() => {})) as typeof disk.statfs;
  const { intake } = await startIntake({ fs: { ...disk, statfs } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = intake.inject('/healthz').then(({ statusCode }) => statusCode);
  while (vi.getTimerCount() === 0) await nextTurn();
  vi.advanceTimersByTime(5_000);
  expect(await answer).toBe(503);
});
