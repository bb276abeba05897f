import { Readable } from 'node:stream';
import { keepLanguage } from '#server/office/language.ts';
import { entryOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { reasonOf, Unavailable } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/**
 * The bytes of a stored file, as far as they can be read; undefined when it cannot be opened. Calls `onFault` with a sentence when the
 * file is missing or damaged, at the latest at the end of the bytes.
 */
export const readStoredFile = async (
  store: ApplicationStore,
  application: StoredApplication,
  { file, sha256 }: StoredFile,
  onFault: (sentence: string) => void,
): Promise<Readable | undefined> => {
  const stream = await store.openFile(entryOf(application), file).catch((error: unknown) => {
    if (error instanceof Unavailable) throw error;
    onFault(reasonOf(error));
    return undefined;
  });
  if (!stream) return undefined;
  async function* verified(bytes: Readable) {
    try {
      yield* hashVerified(bytes, sha256);
    } catch (error) {
      onFault(reasonOf(error));
    }
  }
  // A generator that was never started closes nothing.
  return Readable.from(keepLanguage(verified(stream))).once('close', () => stream.destroy());
};
