import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A folder or a ZIP file that an export is written to. It appears under its name when it is finished. */
export interface Archive {
  /** Adds a file. `path` is relative, with '/' between its parts. */
  add(path: string, modifiedAt: Date, bytes: Readable): Promise<void>;
  finish(): Promise<void>;
  /** Removes what has been written. */
  discard(): Promise<void>;
}

type ArchiveWriter = Pick<Archive, 'add' | 'finish'> & { close: () => Promise<void> };

const folderWriter = async (folder: string): Promise<ArchiveWriter> => {
  await mkdir(folder, { mode: 0o700 });
  return {
    add: async (path, _modifiedAt, bytes) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    },
    finish: async () => {},
    close: async () => {},
  };
};

const PRIVATE_FILE = 0o100600;

const zipWriter = async (file: string): Promise<ArchiveWriter> => {
  const zip = new ZipFile();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, output);
  // The next call of `add` or `finish` gets the error.
  written.catch(() => {});
  return {
    add: async (path, modifiedAt, bytes) => {
      // Most PDFs are compressed already.
      const options = { mtime: modifiedAt, mode: PRIVATE_FILE, compress: !path.endsWith('.pdf') };
      const read = finished(bytes);
      // yazl keeps this function until the end. The function does not keep the stream.
      let stream: Readable | undefined = bytes;
      zip.addReadStreamLazy(path, options, (give) => {
        give(null, stream!);
        stream = undefined;
      });
      await Promise.race([read, written]);
    },
    finish: async () => {
      zip.end();
      await written;
    },
    close: async () => {
      output.destroy();
      await written.catch(() => {});
    },
  };
};

/** Creates a ZIP file when the name ends with .zip, else a folder. Rejects when something of this name exists. */
export const createArchive = async (target: string): Promise<Archive> => {
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (exists) throw new Error(`${target} is there already. Choose another name, or remove it first.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  const { add, finish, close } = await (/\.zip$/i.test(target) ? zipWriter(partial) : folderWriter(partial));
  return {
    add,
    finish: async () => {
      await finish();
      await close();
      await rename(partial, target);
    },
    discard: async () => {
      await close();
      await rm(partial, { recursive: true, force: true });
    },
  };
};
