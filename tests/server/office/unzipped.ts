import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

/** The files of a ZIP archive by name. Rejects when a file does not match the archive's directory. */
export const unzipped = async (path: string): Promise<Map<string, Buffer>> => {
  const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true });
  const read = promisify(
    zip.openReadStream.bind(zip) as (
      entry: Entry,
      done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
    ) => void,
  );
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip
      .on('entry', (entry: Entry) => {
        read(entry)
          .then(buffer)
          .then((bytes) => {
            files.set(entry.fileName, bytes);
            zip.readEntry();
          })
          .catch(reject);
      })
      .once('end', () => resolve(files))
      .once('error', reject);
    zip.readEntry();
  });
};
