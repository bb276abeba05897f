import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

/** What an export is written into. It stands at its place when it is whole, and not at all before. */
export interface Package {
  /** Adds a file. `path` is relative, its parts separated by '/'. */
  add(path: string, at: Date, bytes: () => Readable): Promise<void>;
  finish(): Promise<void>;
  /** Removes what has been written so far. */
  discard(): Promise<void>;
}

const folderAt = async (place: string): Promise<Pick<Package, 'add' | 'finish'>> => {
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
  };
};

// Most PDFs are compressed inside.
const isPacked = (path: string) => path.endsWith('.pdf');

const zipAt = async (place: string): Promise<Pick<Package, 'add' | 'finish'>> => {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  // Whoever adds a file is told; nobody else may hear of it meanwhile.
  written.catch(() => {});
  let begin: () => Readable;
  // The archive remembers to its end what it was given of every file: one function for all of them holds none.
  const give: Parameters<typeof zip.addReadStreamLazy>[2] = (take) => take(null, begin());
  return {
    add: async (path, at, bytes) => {
      const added = new Promise<void>((resolve, reject) => {
        begin = () => {
          const stream = bytes();
          finished(stream).then(resolve, reject);
          return stream;
        };
      });
      zip.addReadStreamLazy(path, { mtime: at, mode: 0o100600, compress: !isPacked(path) }, give);
      await Promise.race([added, written]);
    },
    finish: () => {
      zip.end();
      return written;
    },
  };
};

/** Begins a ZIP file where the name says so, else a folder. Rejects when something stands there already. */
export const packageAt = async (target: string): Promise<Package> => {
  const isThere = await stat(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${target} is there already. Choose another name, or remove it first.`);
  const partial = `${target}.partial`;
  const discard = () => rm(partial, { recursive: true, force: true });
  await discard();
  const { add, finish } = await (/\.zip$/i.test(target) ? zipAt(partial) : folderAt(partial));
  return {
    add,
    finish: async () => {
      await finish();
      await rename(partial, target);
    },
    discard,
  };
};
