import { randomBytes } from 'node:crypto';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HANDOVER_AGE } from '#forms/handover.ts';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { Handovers } from '#server/storing/handovers.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { folderLocation, locationsOn } from '#tests/server/storing/locations.ts';
import { openHandles } from '#tests/server/storing/openHandles.ts';

const cluster = ownCluster();

const newId = () => randomBytes(16).toString('base64url');
const chunksOf = async function* (bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
};
const put = (handovers: Handovers, id: string, bytes: Buffer) => handovers.put(id, chunksOf(bytes), bytes.length);
const bytesOf = async (handovers: Handovers, id: string) => {
  const found = await handovers.open(id);
  if (!found || !('bytes' in found)) throw new Error('It does not wait.');
  return buffer(found.bytes);
};
const isKept = async (handovers: Handovers, id: string, bytes: Buffer) => (await bytesOf(handovers, id)).equals(bytes);

describe.each(locationsOn(cluster))('drafts for another device, in %s', (_name, makeLocation) => {
  const openStore = async (options = {}) => {
    const location = await makeLocation();
    const store = await createStore(location, { fs: disk, ...options });
    onTestFinished(() => store.close());
    await store.open(['staff']);
    return { store, handovers: store.handovers, ...location };
  };
  /** Makes all that waits so much older. */
  const age = async ({ databaseUrl, dataDir }: StoreLocation, milliseconds: number) => {
    if (databaseUrl) {
      const by = `interval '${milliseconds} milliseconds'`;
      await cluster().run(`update handovers set put_at = put_at - ${by}, taken_at = taken_at - ${by}`, databaseUrl);
      return;
    }
    const folder = join(dataDir, 'handover');
    for (const path of (await readdir(folder)).map((name) => join(folder, name))) {
      const { atime, mtimeMs } = await stat(path);
      await utimes(path, atime, new Date(mtimeMs - milliseconds));
    }
  };

  const bytesIn = async ({ databaseUrl, dataDir }: StoreLocation) => {
    const select = 'select coalesce(sum(length(bytes)), 0) as sum from handover_pieces';
    if (databaseUrl) return Number((await cluster().run(select, databaseUrl))[0]!.sum);
    const files = await readdir(join(dataDir, 'handover'));
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(dataDir, 'handover', name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  test('are kept as they came until they are removed, and then say when that was', async () => {
    const { handovers, ...location } = await openStore();
    const [id, other] = [newId(), newId()];
    const bytes = randomBytes(2_500_000);
    await put(handovers, id, bytes);
    await put(handovers, other, Buffer.from('other'));
    for (const _twice of [1, 2]) expect(await isKept(handovers, id, bytes)).toBe(true);
    expect([await handovers.count(), await bytesIn(location)]).toEqual([2, bytes.length + 5]);

    await handovers.remove(id);
    const removed = await handovers.open(id);
    expect(removed).toEqual({ takenAt: expect.any(Date) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await handovers.remove(id);
    expect(await handovers.open(id)).toEqual(removed);
    expect(await isKept(handovers, other, Buffer.from('other'))).toBe(true);
    expect(await handovers.open(newId())).toBeUndefined();
    expect([await handovers.count(), await bytesIn(location)]).toEqual([1, 5]);
  });

  test('leave no file open that was asked for and is gone', async () => {
    const { fs, stillOpen } = openHandles();
    const { handovers, ...location } = await openStore({ fs });
    const [taken, old] = [newId(), newId()];
    for (const id of [taken, old]) await put(handovers, id, Buffer.from('a draft'));
    await handovers.remove(taken);
    await age(location, HANDOVER_AGE);
    for (const id of [taken, old]) await handovers.open(id);
    expect(stillOpen()).toBe(0);
  });

  test('replace what the same device sent before with this id', async () => {
    const { handovers } = await openStore();
    const id = newId();
    await put(handovers, id, randomBytes(3_000));
    await put(handovers, id, Buffer.from('again'));
    expect(await isKept(handovers, id, Buffer.from('again'))).toBe(true);
    expect(await handovers.count()).toBe(1);
  });

  test('are gone after 24 hours, swept or not, and so is when they were fetched', async () => {
    const { handovers, ...location } = await openStore();
    const [id, taken, takenLate] = [newId(), newId(), newId()];
    const bytes = randomBytes(1_000);
    for (const each of [id, taken, takenLate]) await put(handovers, each, bytes);
    await handovers.remove(taken);
    await age(location, HANDOVER_AGE - 60_000);
    await handovers.sweep();
    expect(await isKept(handovers, id, bytes)).toBe(true);
    expect(await handovers.open(taken)).toHaveProperty('takenAt');
    await handovers.remove(takenLate);

    await age(location, 120_000);
    expect(await handovers.open(id)).toBeUndefined();
    await handovers.sweep();
    expect([await handovers.count(), await handovers.open(id), await handovers.open(taken)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect(await handovers.open(takenLate)).toHaveProperty('takenAt');
    await age(location, HANDOVER_AGE);
    await handovers.sweep();
    expect(await handovers.open(takenLate)).toBeUndefined();
    if (!location.databaseUrl) expect(await readdir(join(location.dataDir, 'handover'))).toEqual([]);
  });

  test('take no more room than they may, together with those that are arriving', async () => {
    const { handovers } = await openStore({ handoverBytes: 10_000 });
    const id = newId();
    await put(handovers, id, randomBytes(6_000));
    await expect(put(handovers, newId(), randomBytes(6_000))).rejects.toMatchObject({ code: 'ENOSPC' });
    // A device that heard no answer sends its draft again: it takes its place.
    await put(handovers, id, randomBytes(7_000));
    await handovers.remove(id);
    const outcomes = await Promise.allSettled(
      [newId(), newId()].map((each) => put(handovers, each, randomBytes(6_000))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).not.toEqual(['fulfilled', 'fulfilled']);
    expect(await handovers.count()).toBeLessThanOrEqual(1);
  });

  test('leave nothing behind when they break off', async () => {
    const { handovers, dataDir } = await openStore();
    const id = newId();
    const broken = async function* () {
      yield randomBytes(100_000);
      throw new Error('The connection broke.');
    };
    await expect(handovers.put(id, broken(), 200_000)).rejects.toThrow('The connection broke.');
    expect(await handovers.open(id)).toBeUndefined();
    expect(await handovers.count()).toBe(0);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  });

  test('are read whole, or break off, where they are removed meanwhile', async () => {
    const { handovers } = await openStore();
    const id = newId();
    const bytes = randomBytes(3_500_000);
    await put(handovers, id, bytes);
    const found = await handovers.open(id);
    if (!found || !('bytes' in found)) throw new Error('It does not wait.');
    const pieces: Buffer[] = [];
    const read = async () => {
      for await (const piece of found.bytes) {
        if (pieces.length === 0) await handovers.remove(id);
        pieces.push(piece as Buffer);
      }
    };
    const became = await read().then(
      () => 'whole',
      () => 'broken off',
    );
    expect(became === 'broken off' || Buffer.concat(pieces).equals(bytes)).toBe(true);
  });

  test('are no applications', async () => {
    const { store } = await openStore();
    await put(store.handovers, newId(), randomBytes(1_000));
    expect(await store.entries()).toEqual([]);
    expect(await store.vanished()).toEqual([]);
    expect((await allIn(store)).applications).toEqual([]);
  });
});

test('a draft is refused before an application is: it needs twice the free space; removing one needs none', async () => {
  const { dataDir } = await folderLocation();
  const free = 1_000_000;
  let available = 10_000_000;
  const statfs = async () => ({ bavail: available, bsize: 1 });
  const store = await createStore({ dataDir }, { fs: { ...disk, statfs } as never, freeBytes: free });
  await store.open(['staff']);
  const id = newId();
  await put(store.handovers, id, randomBytes(1_000));
  available = 1_500_000;
  await expect(put(store.handovers, newId(), randomBytes(1_000))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await store.withSpool(async () => 'room', 400_000)).toBe('room');
  await store.handovers.remove(id);
  expect(await store.handovers.open(id)).toHaveProperty('takenAt');
});
