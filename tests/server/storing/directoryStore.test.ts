import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { applicationOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';

const openStore = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const store = directoryStore(disk, dataDir);
  await store.open(['staff']);
  const spool = async (content: string) => {
    const directory = join(dataDir, newId());
    await mkdir(directory);
    await writeFile(join(directory, '01.pdf'), content);
    return directory;
  };
  return { store, dataDir, spool };
};

test('of servers that commit the same application at once one stores it, and all say what is stored', async () => {
  const { store, dataDir, spool } = await openStore();
  const submissionId = newId();
  const commits = Array.from({ length: 8 }, async (_, i) => {
    const directory = await spool(`file ${i}`);
    const application = applicationOf('staff', submissionId, { i: `${i}` }, new Date());
    return { application, kept: await store.commit(application, directory) };
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
  const { store, spool } = await openStore();
  for (const day of ['2026-03-02', '2026-03-01', '2026-03-03'])
    await store.commit(applicationOf('staff', newId(), { day }, new Date(day)), await spool(day));
  const { applications, unreadable } = await store.list();
  expect(applications.map(({ answers }) => answers.day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  expect(unreadable).toEqual([]);
});

test('a store that was never opened is empty', async () => {
  const store = directoryStore(disk, join(tmpdir(), newId()));
  expect(await store.list()).toEqual({ applications: [], unreadable: [] });
  expect(await store.find('staff', newId())).toBeUndefined();
});
