import { Readable } from 'node:stream';
import { entryOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/**
 * Reads a stored file as far as it can be read. `fault` returns a sentence after the bytes were read, if something was wrong. There are
 * no bytes when the file cannot be opened.
 */
export const readStoredFile = async (
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
  async function* verified() {
    try {
      yield* hashVerified(stream!, sha256);
    } catch (error) {
      onError(error);
    }
  }
  return { bytes: Readable.from(verified()), fault: () => fault };
};
