import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNeighbors } from '#server/office/page/neighbors.ts';
import { relatedTo } from '#server/office/related.ts';
import { applicationOf, entryOf } from '#server/storing/application.ts';
import { nameOf } from '#server/storing/store.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { additionTo, childWith, commit } from '#tests/server/storing/applications.ts';
import { folderLocation, openStore } from '#tests/server/storing/locations.ts';

/** A school with an application, and with an addition to it that was sent with the same id. */
const withSameId = async () => {
  const location = await folderLocation();
  const store = await openStore(location);
  const child = childWith({}, new Date('2024-03-01T08:00:00Z'));
  const { answers } = additionTo(child.reference);
  const addition = applicationOf('papers', child.submissionId, answers, new Date('2024-03-02T08:00:00Z'));
  for (const each of [child, addition]) await commit(store, each);
  return { store, child, addition, office: officeIn(location.dataDir) };
};

test('an addition with the id of its application is exported with it', async () => {
  const { office, child } = await withSameId();
  const target = join(await ownFolder(), 'all');
  expect((await office('export', target)).problems).toEqual([`2 applications written to ${target}`]);
  expect(await readdir(join(target, 'admission', `${child.reference} Karim Khoury`))).toContain(
    `added ${child.reference}`,
  );
});

test.each([['delete'], ['prune']])('an addition with the id of its application goes with it by %s', async (command) => {
  const { office, child, store } = await withSameId();
  const args = command === 'delete' ? [child.reference] : ['--older-than', '2025-01-01'];
  expect((await office(command, ...args, '--yes')).problems.at(-1)).toBe('2 of 2 deleted.');
  expect((await store.list()).total).toBe(0);
});

test('an addition with the id of its application has other neighbors, and no relations of its own', async () => {
  const { store, child, addition } = await withSameId();
  const { applications } = await store.list();
  const [listed, added] = applications;
  expect([...(await relatedTo(store, applications)).keys()]).toEqual([child, addition].map(entryOf).map(nameOf));
  const neighbors = (await Promise.all(
    [listed!, added!].map((each) => findNeighbors(store, each, new URLSearchParams())),
  )) as { previous?: string; next?: string }[];
  expect(neighbors.map(({ previous, next }) => [previous, next])).toEqual([
    [`/applications/${nameOf(entryOf(addition))}`, undefined],
    [undefined, `/applications/${nameOf(entryOf(child))}`],
  ]);
});
