import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
  const { fs, fail } = failingDisk('mkdir', 'EROFS');
  const readOnly = await startIntake({ fs });
  fail();
  expect(await health(readOnly.url)).toEqual([503, { live: true, writable: false, freeSpace: 'enough' }]);
});

test('an intake whose folders were removed makes them again', async () => {
  const { url, dataDir } = await startIntake();
  await rm(join(dataDir, 'tmp'), { recursive: true });
  expect(await health(url)).toEqual([200, { live: true, writable: true, freeSpace: 'enough' }]);
});
