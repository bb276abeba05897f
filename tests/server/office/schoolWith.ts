import { Readable } from 'node:stream';
import type { StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { childNumber } from '#tests/server/office/families.ts';

/** Stores the first children of a school, each with its files. */
export const storeChildren = async (
  store: ApplicationStore,
  count: number,
  bytes?: Uint8Array,
): Promise<StoredApplication[]> => {
  const stored: StoredApplication[] = [];
  for (let number = 0; number < count; number += 1) {
    const { application, files } = childNumber(number, bytes);
    await store.withSpool(async (spool) => {
      for (const [file, content] of Object.entries(files)) await spool.write(file, Readable.from([content]));
      await store.commit(application, spool);
    });
    stored.push(application);
  }
  return stored;
};
