import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What an export is written to: a folder or a ZIP file, which appear under their name when they are finished, or a stream. */
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

const zipWriter = (output: Writable): ArchiveWriter => {
  const zip = new ZipFile();
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

const zipFile = (file: string) => zipWriter(createWriteStream(file, { flags: 'wx', mode: 0o600 }));

/** Writes a ZIP file to a stream as it arises. When it is discarded, the stream ends with an error. */
export const zipArchive = (output: Writable): Archive => {
  const { add, finish } = zipWriter(output);
  return {
    add,
    finish,
    discard: async () => void output.destroy(new Error('The export was not finished.')),
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
  const { add, finish, close } = await (/\.zip$/i.test(target) ? zipFile(partial) : folderWriter(partial));
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
