import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { disk } from '#server/storing/fileSystem.ts';
import { spoolsIn } from '#server/storing/spool.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

const folder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'intake-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, tmp: join(dataDir, 'tmp') };
};

const leave = async (tmp: string, name: string) => {
  await mkdir(join(tmp, name), { recursive: true });
  await writeFile(join(tmp, name, '01.pdf'), '%PDF-');
};

test('a spool older than any upload is removed, a new one of another process is kept', async () => {
  const { dataDir, tmp } = await folder();
  const threeHoursAgo = Date.now() / 1000 - 3 * 60 * 60;
  await leave(tmp, 'left-over');
  await utimes(join(tmp, 'left-over'), threeHoursAgo, threeHoursAgo);
  const [first, second] = [1, 2].map(() => spoolsIn(disk, dataDir, 0));
  await first!.withSpool(async ({ directory }) => {
    await second!.sweep();
    expect(await readdir(tmp)).toEqual([basename(directory)]);
  });
  expect(await readdir(tmp)).toEqual([]);
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
