import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { spoolsIn } from '#server/storing/spool.ts';
import { sha256 } from '#tests/server/application.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { storedBytesOf } from '#tests/server/storing/storedBytesOf.ts';

/** The faults of a data directory: applications lost, stored twice or incomplete, and spools that cannot be removed. */
export const findStoreFaults = async (dataDir: string, acknowledged: readonly string[]): Promise<string[]> => {
  const store = directoryStore(disk, dataDir);
  const { applications, unreadable } = await allIn(store);
  const faults = unreadable.map(({ location }) => `incomplete, without a readable record: ${location}`);
  for (const application of applications) {
    const files = filesOf(application.answers);
    const entry = entryOf(application);
    const location = store.locationOf(entry);
    const expected = files.map(([, { file }]) => file).toSorted();
    if ((await store.fileNames(entry)).toSorted().join() !== expected.join())
      faults.push(`incomplete, with other files than those of its record: ${location}`);
    for (const [name, file] of files)
      if (sha256(await storedBytesOf(store, application, file)) !== file.sha256)
        faults.push(`incomplete, ${name} is damaged: ${location}`);
  }
  const ids = applications.map(({ submissionId }) => submissionId);
  const uniqueIds = new Set(ids);
  if (uniqueIds.size < ids.length)
    faults.push(`stored twice: ${ids.filter((id, i) => ids.indexOf(id) < i).join(', ')}`);
  for (const id of acknowledged) if (!uniqueIds.has(id)) faults.push(`acknowledged and lost: ${id}`);
  await spoolsIn(disk, dataDir, 0, 0).sweep();
  for (const name of await readdir(join(dataDir, 'tmp'))) faults.push(`left in tmp: ${name}`);
  return faults;
};
