import { digestOf, entryName, filesOf, type StoredApplication } from '#server/storing/application.ts';
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
  if (entryName(application) !== nameOf(entry)) faults.push('It is in the place of another.');
  if (digestOf(form, answers) !== digest) faults.push('Its answers were changed.');
  const files = filesOf(answers).map(([, file]) => file);
  for (const { file, sha256 } of files)
    await store
      .openFile(entry, file)
      .then((bytes) => readAll(hashVerified(bytes, sha256)))
      .catch((error: unknown) => faults.push(`${file}: ${reasonOf(error)}`));
  const expected = new Set(files.map(({ file }) => file));
  const unexpected = (await store.fileNames(entry)).filter((name) => !expected.has(name));
  const remarks = (await store.remarks.all(entry)).filter(({ isDamaged }) => isDamaged);
  return [
    ...faults,
    ...unexpected.map((name) => `${name}: It does not belong there.`),
    ...remarks.map(({ revision }) => `The office's remark ${revision}: It is damaged.`),
  ];
};

/** Compares an entry with its hashes. Returns a sentence for each fault. */
export const findFaults = async (store: ApplicationStore, entry: Entry): Promise<string[]> => {
  try {
    const record = await store.read(entry);
    if (!record) return ['It is missing.'];
    if (!isDeletion(record)) return await faultsOf(store, record, entry);
    const left = [...(await store.fileNames(entry)), ...(await store.remarks.all(entry))];
    return left.length === 0 ? [] : ['It was deleted, but not all of it: the next start, delete or prune ends that.'];
  } catch (error) {
    return [reasonOf(error)];
  }
};
