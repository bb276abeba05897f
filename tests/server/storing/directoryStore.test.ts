import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { applicationOf, type StoredApplication } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';

const openStore = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const store = directoryStore(disk, dataDir);
  await store.open(['staff']);
  const commit = (application: StoredApplication, content: string) =>
    store.withSpool(async (spool) => {
      await spool.write('01.pdf', Readable.from([Buffer.from(content)]));
      return store.commit(application, spool);
    });
  return { store, dataDir, commit };
};

test('of servers that commit the same application at once one stores it, and all return what is stored', async () => {
  const { store, dataDir, commit } = await openStore();
  const submissionId = newId();
  const commits = Array.from({ length: 8 }, async (_, i) => {
    const application = applicationOf('staff', submissionId, { i: `${i}` }, new Date());
    return { application, kept: await commit(application, `file ${i}`) };
  });

  const outcomes = await Promise.all(commits);

  const stored = await store.find('staff', submissionId);
  for (const { kept } of outcomes) expect(kept).toEqual(stored);
  expect(outcomes.filter(({ application, kept }) => application === kept)).toHaveLength(1);
  const [place, ...others] = await readdir(join(dataDir, 'received', 'staff'));
  expect(others).toEqual([]);
  expect(await readdir(join(dataDir, 'received', 'staff', place!))).toEqual(['01.pdf', 'application.json']);
});

test('applications are listed in the order they came, whatever they are called', async () => {
  const { store, commit } = await openStore();
  for (const day of ['2026-03-02', '2026-03-01', '2026-03-03'])
    await commit(applicationOf('staff', newId(), { day }, new Date(day)), day);
  const { applications, unreadable } = await store.list();
  expect(applications.map(({ answers }) => answers.day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  expect(unreadable).toEqual([]);
});

test('a store that was never opened is empty', async () => {
  const store = directoryStore(disk, join(tmpdir(), newId()));
  expect(await store.list()).toEqual({ applications: [], unreadable: [] });
  expect(await store.find('staff', newId())).toBeUndefined();
});
