import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HANDOVER_AGE } from '#forms/handover.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { spoolsIn } from '#server/storing/spool.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

const folder = async () => {
  const dataDir = await ownFolder();
  return { dataDir, tmp: join(dataDir, 'tmp') };
};

const leave = async (tmp: string, name: string) => {
  await mkdir(join(tmp, name), { recursive: true });
  await writeFile(join(tmp, name, '01.pdf'), '%PDF-');
};

const ages = { 'left-over': 121, 'slow upload': 119 };

const leaveAll = async (tmp: string) => {
  for (const [name, minutes] of Object.entries(ages)) {
    await leave(tmp, name);
    const begun = Date.now() / 1000 - minutes * 60;
    await utimes(join(tmp, name), begun, begun);
  }
};

test('a spool older than any upload is removed, a slow and a new one of another process are kept', async () => {
  const { dataDir, tmp } = await folder();
  await leaveAll(tmp);
  const [first, second] = [1, 2].map(() => spoolsIn(disk, dataDir, 0));
  await first!.withSpool(async ({ directory }) => {
    await second!.sweep();
    expect((await readdir(tmp)).toSorted()).toEqual([basename(directory), 'slow upload'].toSorted());
  });
  expect(await readdir(tmp)).toEqual(['slow upload']);
});

test('an intake removes left-over spools and drafts that nobody has fetched when it starts, and every ten minutes', async () => {
  const { dataDir, tmp } = await folder();
  await leaveAll(tmp);
  const waiting = join(dataDir, 'handover');
  const leaveDraft = async () => {
    await mkdir(waiting, { recursive: true });
    await writeFile(join(waiting, 'A'.repeat(22)), 'encrypted');
    await utimes(join(waiting, 'A'.repeat(22)), new Date(), new Date(Date.now() - HANDOVER_AGE - 60_000));
  };
  await leaveDraft();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await startIntake({ dataDir });
  expect([await readdir(tmp), await readdir(waiting)]).toEqual([['slow upload'], []]);
  await leaveAll(tmp);
  await leaveDraft();
  vi.advanceTimersByTime(10 * 60_000);
  await vi.waitFor(async () => expect(await readdir(tmp)).toEqual(['slow upload']), 20_000);
  await vi.waitFor(async () => expect(await readdir(waiting)).toEqual([]), 20_000);
});

test('a sweep that fails does not end the intake', async () => {
  const { dataDir } = await folder();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onTestFinished(() => void process.off('unhandledRejection', rejected));
  let isBroken = false;
  let failed = 0;
  const listing: typeof readdir = (async (...args: Parameters<typeof readdir>) => {
    if (!isBroken) return readdir(...args);
    failed += 1;
    throw systemError('EIO');
  }) as typeof readdir;
  const { url } = await startIntake({ dataDir, fs: { ...disk, readdir: listing } });
  isBroken = true;
  vi.advanceTimersByTime(10 * 60_000);
  await vi.waitFor(() => expect(failed).toBeGreaterThan(1), 20_000);
  isBroken = false;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(rejected).not.toHaveBeenCalled();
});

test('a spool that another process removes meanwhile does not stop the sweep', async () => {
  const { dataDir } = await folder();
  const readdirLate: typeof readdir = (async () => ['gone']) as unknown as typeof readdir;
  await expect(spoolsIn({ ...disk, readdir: readdirLate }, dataDir, 0).sweep()).resolves.toBeUndefined();
});

test('a spool that could not be removed with too many open files is removed later', async () => {
  const { dataDir, tmp } = await folder();
  const failures = ['EMFILE'];
  const remove: typeof disk.rm = async (...args) => {
    const code = failures.pop();
    if (code) throw systemError(code);
    return disk.rm(...args);
  };
  const spools = spoolsIn({ ...disk, rm: remove }, dataDir, 0);
  await spools.withSpool(({ directory }) => writeFile(join(directory, '01.pdf'), '%PDF-'));
  await vi.waitFor(async () => expect(await readdir(tmp)).toEqual([]), 20_000);
});
