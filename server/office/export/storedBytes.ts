import { Readable } from 'node:stream';
import { entryOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/**
 * The bytes of a stored file, as far as they can be read, with what turned out to be wrong with them once they have been
 * read. Only the fault where the file cannot be opened.
 */
export const storedBytes = async (
  store: ApplicationStore,
  application: StoredApplication,
  { file, sha256 }: StoredFile,
): Promise<{ bytes?: Readable; fault: () => string | undefined }> => {
  let fault: string | undefined;
  const onError = (error: unknown) => {
    fault = reasonOf(error);
  };
  const stream = await store.openFile(entryOf(application), file).catch(onError);
  if (!stream) return { fault: () => fault };
  async function* readable() {
    try {
      yield* hashVerified(stream!, sha256);
    } catch (error) {
      onError(error);
    }
  }
  return { bytes: Readable.from(readable()), fault: () => fault };
};
