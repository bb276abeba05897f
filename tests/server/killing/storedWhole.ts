import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { sha256 } from '#tests/server/application.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { storedBytesOf } from '#tests/server/storing/storedBytesOf.ts';
import { sweepAll } from '#tests/server/sweepAll.ts';

/** What is wrong with a data directory: applications lost, doubled or half stored, and leftovers of uploads. */
export const wrongIn = async (dataDir: string, acknowledged: readonly string[]): Promise<string[]> => {
  const store = directoryStore(disk, dataDir);
  const { applications, unreadable } = await allIn(store);
  const wrong = unreadable.map(({ location }) => `half stored, without a readable record: ${location}`);
  for (const application of applications) {
    const files = filesOf(application.answers);
    const entry = entryOf(application);
    const place = store.locationOf(entry);
    const names = files.map(([, { file }]) => file);
    const expected = names.toSorted();
    if ((await store.fileNames(entry)).toSorted().join() !== expected.join())
      wrong.push(`half stored, with other files than its record names: ${place}`);
    for (const [name, file] of files)
      if (sha256(await storedBytesOf(store, application, file)) !== file.sha256)
        wrong.push(`half stored, ${name} is damaged: ${place}`);
  }
  const ids = applications.map(({ submissionId }) => submissionId);
  const known = new Set(ids);
  if (known.size < ids.length) wrong.push(`stored twice: ${ids.filter((id, i) => ids.indexOf(id) < i).join(', ')}`);
  for (const id of acknowledged) if (!known.has(id)) wrong.push(`acknowledged and lost: ${id}`);
  await sweepAll(disk, dataDir);
  for (const name of await readdir(join(dataDir, 'tmp'))) wrong.push(`left in tmp: ${name}`);
  return wrong;
};
