import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What an export is written into. It appears at its place once it is whole. */
export interface Package {
  /** Adds a file. `path` is relative, its parts separated by '/'. */
  add(path: string, at: Date, bytes: () => Readable): Promise<void>;
  finish(): Promise<void>;
  /** Removes what has been written so far. */
  discard(): Promise<void>;
}

type Parts = Pick<Package, 'add' | 'finish'> & { close: () => Promise<void> };

const folderAt = async (place: string): Promise<Parts> => {
  await mkdir(place, { mode: 0o700 });
  let made = place;
  return {
    add: async (path, _at, bytes) => {
      const file = join(place, path);
      const folder = dirname(file);
      // The files of a folder come one after another.
      if (folder !== made) await mkdir(folder, { recursive: true, mode: 0o700 });
      made = folder;
      await writeFile(file, bytes(), { flag: 'wx', mode: 0o600 });
    },
    finish: async () => {},
    close: async () => {},
  };
};

const PRIVATE_FILE = 0o100600;
// Most PDFs are compressed inside.
const isPacked = (path: string) => path.endsWith('.pdf');

const zipAt = async (place: string): Promise<Parts> => {
  const zip = new ZipFile();
  const output = createWriteStream(place, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, output);
  // Who adds or finishes next gets the error.
  written.catch(() => {});
  return {
    add: async (path, at, bytes) => {
      const stream = bytes();
      // yazl keeps the function that gives a stream to its end: it must not keep the stream.
      let given: Readable | undefined = stream;
      const options = { mtime: at, mode: PRIVATE_FILE, compress: !isPacked(path) };
      zip.addReadStreamLazy(path, options, (give) => {
        give(null, given!);
        given = undefined;
      });
      // One after another, as an archive holds its files.
      await Promise.race([finished(stream), written]);
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

/** Begins a ZIP file where the name says so, else a folder. Rejects when there is something already. */
export const packageAt = async (target: string): Promise<Package> => {
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${target} is there already. Choose another name, or remove it first.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  const { add, finish, close } = await (/\.zip$/i.test(target) ? zipAt(partial) : folderAt(partial));
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
