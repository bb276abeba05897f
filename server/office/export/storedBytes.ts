import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import { reasonOf } from '#server/storing/reason.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/**
 * The bytes of a stored file, as far as they can be read, with what turned out to be wrong with them once they have been
 * read. Only the fault where the file cannot be opened.
 */
export const storedBytes = async (
  store: ApplicationStore,
  application: StoredApplication,
  file: StoredFile,
): Promise<{ bytes?: Readable; fault: () => string | undefined }> => {
  let fault: string | undefined;
  const stream = await store.openFile(application, file).catch((error: unknown) => {
    fault = reasonOf(error);
  });
  if (!stream) return { fault: () => fault };
  const hash = createHash('sha256');
  async function* readable() {
    try {
      for await (const chunk of stream!) {
        hash.update(chunk);
        yield chunk;
      }
      if (hash.digest('hex') !== file.sha256) fault = 'It is damaged.';
    } catch (error) {
      fault = reasonOf(error);
    }
  }
  return { bytes: Readable.from(readable()), fault: () => fault };
};
