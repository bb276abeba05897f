import { digestOf, entryOf, filesOf, type StoredApplication } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';
import { isDeletion } from '#server/storing/record.ts';
import { type ApplicationStore, type Entry, nameOf } from '#server/storing/store.ts';

const readAll = async (bytes: AsyncIterable<Uint8Array>) => {
  for await (const _ of bytes);
};

const faultsOf = async (store: ApplicationStore, application: StoredApplication, entry: Entry) => {
  const { form, answers, digest } = application;
  const faults: string[] = [];
  if (nameOf(entryOf(application)) !== nameOf(entry)) faults.push('It is in the place of another.');
  if (digestOf(form, answers) !== digest) faults.push('Its answers were changed.');
  const files = filesOf(answers).map(([, file]) => file);
  for (const { file, sha256 } of files)
    await store
      .openFile(entry, file)
      .then((bytes) => readAll(hashVerified(bytes, sha256)))
      .catch((error: unknown) => faults.push(`${file}: ${reasonOf(error)}`));
  const expected = new Set(files.map(({ file }) => file));
  const others = (await store.fileNames(entry)).filter((name) => !expected.has(name));
  return [...faults, ...others.map((name) => `${name}: It does not belong there.`)];
};

/** What is wrong with an entry: sentences, none when every hash is right. */
export const faultsAt = async (store: ApplicationStore, entry: Entry): Promise<string[]> => {
  try {
    const kept = await store.read(entry);
    if (!kept) return ['It is missing.'];
    if (!isDeletion(kept)) return await faultsOf(store, kept, entry);
    const isFinished = (await store.fileNames(entry)).length === 0;
    return isFinished ? [] : ['It was deleted, but its files are still there: delete or prune ends that.'];
  } catch (error) {
    return [reasonOf(error)];
  }
};
