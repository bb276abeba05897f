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

/** yazl keeps this function until the end. It is made apart from all others, so that it keeps the stream only until it gave it. */
const giveOnce = (bytes: Readable) => {
  let stream: Readable | undefined = bytes;
  return (give: (error: unknown, stream: Readable) => void) => {
    give(null, stream!);
    stream = undefined;
  };
};

const zipWriter = (output: Writable): ArchiveWriter => {
  const zip = new ZipFile();
  let failure: { error: unknown } | undefined;
  let current: Readable | undefined;
  const written = pipeline(zip.outputStream, output);
  // One callback for all files: a promise that each of them waits for would keep something of each.
  written.catch((error: unknown) => {
    failure = { error };
    current?.destroy(error instanceof Error ? error : undefined);
  });
  return {
    add: async (path, modifiedAt, bytes) => {
      if (failure) {
        bytes.destroy();
        throw failure.error;
      }
      current = bytes;
      // Most PDFs are compressed already.
      const options = { mtime: modifiedAt, mode: PRIVATE_FILE, compress: !path.endsWith('.pdf') };
      const read = finished(bytes);
      zip.addReadStreamLazy(path, options, giveOnce(bytes));
      await read.finally(() => {
        current = undefined;
      });
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
