import { entryOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** All bytes of a stored file. */
export const storedBytesOf = async (
  store: ApplicationStore,
  application: StoredApplication,
  { file }: StoredFile,
): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.openFile(entryOf(application), file)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
