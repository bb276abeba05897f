import { Readable } from 'node:stream';
import { Missing } from '#server/storing/errors.ts';
import type { Query } from '#server/storing/postgres/database.ts';
import type { Spool } from '#server/storing/spool.ts';
import type { Entry } from '#server/storing/store.ts';

/** A file is stored in pieces, so that it is never in memory as a whole. */
const PIECE_BYTES = 1024 * 1024;

const INSERT = 'insert into pieces (form, key, file, position, bytes) values ($1, $2, $3, $4, $5)';

/** Stores a spooled file. */
export const insertFile = async (query: Query, { form, key }: Entry, file: string, files: Spool): Promise<void> => {
  let position = 0;
  const write = async (bytes: Uint8Array) => {
    await query(INSERT, [form, key, file, position, bytes]);
    position += 1;
  };
  for await (const piece of await files.read(file, PIECE_BYTES)) await write(piece);
  if (position === 0) await write(Buffer.alloc(0));
};

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
