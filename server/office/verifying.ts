import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, filesOf, keyOf, RECORD, type StoredApplication } from '#server/storing/application.ts';
import { isDeleted } from '#server/storing/deleted.ts';
import type { ApplicationStore, Place } from '#server/storing/store.ts';

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

const faultsOf = async (application: StoredApplication, place: Place, present: readonly string[]) => {
  const { form, submissionId, answers, digest } = application;
  const faults: string[] = [];
  if (keyOf(submissionId) !== place.key || form !== place.form) faults.push('it stands in the place of another');
  if (digestOf(form, answers) !== digest) faults.push('its answers were changed');
  const files = filesOf(answers).map(([, file]) => file);
  for (const { file, sha256 } of files) {
    if (!present.includes(file)) faults.push(`${file} is missing`);
    else if ((await sha256Of(join(place.path, file))) !== sha256) faults.push(`${file} is damaged`);
  }
  const expected = new Set([RECORD, ...files.map(({ file }) => file)]);
  return [...faults, ...present.filter((name) => !expected.has(name)).map((name) => `${name} does not belong there`)];
};

/** What is wrong with what stands at a place: sentences, none when every hash is right. */
export const faultsAt = async (store: ApplicationStore, place: Place): Promise<string[]> => {
  const present = await readdir(place.path);
  const record = await store.recordAt(place.path);
  if (!isDeleted(record)) return faultsOf(record, place, present);
  return present.length > 1 ? ['it was deleted, but its files are still there: delete or prune ends that'] : [];
};
