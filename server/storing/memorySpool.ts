import { Readable } from 'node:stream';
import { Missing } from '#server/storing/errors.ts';
import { PIECE_BYTES, type Spool, type Spools } from '#server/storing/spool.ts';

/** Bytes. A larger application goes to the disk. */
const LARGEST = 4 * 1024 * 1024;

/** Bytes of all applications in memory; beyond them, the next ones go to the disk. */
const ALL = 32 * 1024 * 1024;

function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
}

/** Files that wait in memory until their application is committed. */
const memorySpool = (): Spool => {
  const files = new Map<string, Buffer>();
  return {
    directory: '',
    write: async (file, bytes) => {
      if (files.has(file)) throw new Error(`There is a file ${file} already.`);
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      files.set(file, Buffer.concat(chunks));
    },
    read: async (file) => {
      const bytes = files.get(file);
      if (!bytes) throw new Missing();
      return Readable.from(piecesOf(bytes));
    },
  };
};

/**
 * The same spools, but that work which says that it will write less than 4 MB gets one in memory. For a store that reads the files
 * again and keeps none of them in place. What work says has to be a limit of what it writes, as the length of a request is.
 */
export const withMemory = (spools: Spools): Spools => {
  let reserved = 0;
  return {
    ...spools,
    withSpool: async (work, bytes = 0) => {
      if (bytes === 0 || bytes > LARGEST || reserved + bytes > ALL) return spools.withSpool(work, bytes);
      reserved += bytes;
      try {
        return await work(memorySpool());
      } finally {
        reserved -= bytes;
      }
    },
  };
};
