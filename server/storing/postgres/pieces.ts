import { Readable } from 'node:stream';
import { Missing } from '#server/storing/errors.ts';
import type { Query } from '#server/storing/postgres/database.ts';
import type { Spool } from '#server/storing/spool.ts';
import type { Entry } from '#server/storing/store.ts';

const INSERT = 'insert into pieces (form, key, file, position, bytes) values ($1, $2, $3, $4, $5)';

/** Inserts the pieces of a spooled file in their order. An empty file has one, too. */
export const insertPieces = async (
  files: Spool,
  file: string,
  insert: (position: number, bytes: Uint8Array) => Promise<unknown>,
): Promise<void> => {
  let position = 0;
  for await (const piece of await files.read(file)) await insert(position++, piece);
  if (position === 0) await insert(0, Buffer.alloc(0));
};

/** Stores a spooled file. */
export const insertFile = (query: Query, { form, key }: Entry, file: string, files: Spool): Promise<void> =>
  insertPieces(files, file, (position, bytes) => query(INSERT, [form, key, file, position, bytes]));

/** The bytes of a file. Rejects with Missing when there is none. */
export const openFile = async (query: Query, { form, key }: Entry, file: string): Promise<Readable> => {
  const pieceAt = async (position: number) => {
    const [row] = await query<{ bytes: Buffer }>(
      'select bytes from pieces where form = $1 and key = $2 and file = $3 and position = $4',
      [form, key, file, position],
    );
    return row?.bytes;
  };
  const first = await pieceAt(0);
  if (!first) throw new Missing();
  async function* pieces() {
    for (let piece = first, position = 1; piece; piece = await pieceAt(position++)) yield piece;
  }
  return Readable.from(pieces(), { objectMode: false });
};
