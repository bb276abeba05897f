import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spoolsIn } from '#server/receiving/spool.ts';
import { disk } from '#server/storing/fileSystem.ts';

const spools = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'intake-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const spool = spoolsIn(disk, dataDir, 0);
  await spool.sweep();
  const tmp = join(dataDir, 'tmp');
  const ownName = async () => spool.within(async (directory) => directory.slice(tmp.length + 1));
  return { sweep: () => spool.sweep(), tmp, ownName };
};

const leave = async (tmp: string, name: string) => {
  await mkdir(join(tmp, name));
  await writeFile(join(tmp, name, '01.pdf'), '%PDF-');
};

test('what a dead process of this machine left is swept', async () => {
  const { sweep, tmp, ownName } = await spools();
  const [host] = (await ownName()).split('.');
  await leave(tmp, `${host}.4194305.a`);
  await leave(tmp, `${host}.${process.pid}.b`);
  await sweep();
  expect(await readdir(tmp)).toEqual([]);
});

test('what a living process or another machine is writing stays', async () => {
  const { sweep, tmp, ownName } = await spools();
  const [host] = (await ownName()).split('.');
  await leave(tmp, `${host}.${process.ppid}.a`);
  await leave(tmp, 'another1.1.b');
  await sweep();
  expect((await readdir(tmp)).toSorted()).toEqual([`${host}.${process.ppid}.a`, 'another1.1.b'].toSorted());
});

test('what is a day old is swept, whoever left it, and whoever has the number of its process now', async () => {
  const { sweep, tmp, ownName } = await spools();
  const [host] = (await ownName()).split('.');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const name of ['another1.1.b', `${host}.${process.ppid}.a`]) {
    await leave(tmp, name);
    await utimes(join(tmp, name), yesterday, yesterday);
  }
  await sweep();
  expect(await readdir(tmp)).toEqual([]);
});

test('what another server tidies up at the same moment does not keep the intake from starting', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'intake-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const readdirLate: typeof readdir = (async () => ['another1.1.gone']) as unknown as typeof readdir;
  await expect(spoolsIn({ ...disk, readdir: readdirLate }, dataDir, 0).sweep()).resolves.toBeUndefined();
});
