import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { disk } from '#server/storing/fileSystem.ts';
import { withMemory } from '#server/storing/memorySpool.ts';
import { PIECE_BYTES, spoolsIn } from '#server/storing/spool.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';

const MB = 1024 * 1024;

/** Spools, and how many of them are on the disk. */
const startSpools = async () => {
  const folder = await ownFolder();
  const spools = withMemory(spoolsIn(disk, folder, 0));
  const onDisk = async () => (await readdir(join(folder, 'tmp')).catch(() => [])).length;
  return { spools, onDisk };
};

test.each([
  ['a small application is in memory', 4 * MB, 0],
  ['a larger one is on the disk', 4 * MB + 1, 1],
  ['one that says nothing is on the disk', undefined, 1],
])('%s, and its files are read as they were written', async (_name, bytes, expected) => {
  const { spools, onDisk } = await startSpools();
  const files = { '01.pdf': randomBytes(2.5 * MB), '02.pdf': randomBytes(10), '03.pdf': Buffer.alloc(0) };
  await spools.withSpool(async (spool) => {
    for (const [file, content] of Object.entries(files)) await spool.write(file, Readable.from([content]));
    expect(await onDisk()).toBe(expected);
    for (const [file, content] of Object.entries(files)) {
      const pieces: Buffer[] = [];
      for await (const piece of await spool.read(file)) pieces.push(piece as Buffer);
      expect(Buffer.concat(pieces).equals(content), file).toBe(true);
      expect(pieces.every(({ length }) => length <= PIECE_BYTES)).toBe(true);
    }
    await expect(spool.read('04.pdf').then((bytesOf) => buffer(bytesOf))).rejects.toThrow();
    await expect(spool.write('01.pdf', Readable.from([]))).rejects.toThrow();
  }, bytes);
  expect(await onDisk()).toBe(0);
});

test('when many are in memory the next ones go to the disk, until some have ended', async () => {
  const { spools, onDisk } = await startSpools();
  // What has ended, or failed, keeps no room, and gives back no more than it had.
  for (const _work of [1, 2]) {
    await spools.withSpool(async () => {}, MB);
    await expect(spools.withSpool(() => Promise.reject(new Error('It fails.')), 4 * MB)).rejects.toThrow('It fails.');
  }
  const ends: (() => void)[] = [];
  const work = () => spools.withSpool(() => new Promise<void>((end) => void ends.push(end)), 4 * MB);
  const all = Array.from({ length: 9 }, work);
  await vi.waitFor(() => expect(ends).toHaveLength(9));
  expect(await onDisk()).toBe(1);
  ends[0]!();
  await all[0];
  all.push(work());
  await vi.waitFor(() => expect(ends).toHaveLength(10));
  expect(await onDisk()).toBe(1);
  for (const end of ends) end();
  await Promise.all(all);
});
