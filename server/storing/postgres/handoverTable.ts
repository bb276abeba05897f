import { Readable } from 'node:stream';
import { HANDOVER_AGE } from '#forms/handover.ts';
import { keyOf } from '#server/storing/application.ts';
import { Missing } from '#server/storing/errors.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import { HANDOVER_BYTES, type Handovers, noRoomForHandovers } from '#server/storing/handovers.ts';
import type { Database, Query } from '#server/storing/postgres/database.ts';
import { insertPieces } from '#server/storing/postgres/pieces.ts';
import { spoolsIn } from '#server/storing/spool.ts';

const FILE = 'draft';

interface Row {
  size: string;
  taken_at: Date | null;
}

async function* piecesOf(query: Query, key: string, size: number) {
  for (let read = 0, position = 0; read < size; position += 1) {
    const [row] = await query<{ bytes: Buffer }>('select bytes from handover_pieces where key = $1 and position = $2', [
      key,
      position,
    ]);
    // It was removed meanwhile.
    if (!row) throw new Missing();
    read += row.bytes.length;
    yield row.bytes;
  }
}

/**
 * Encrypted drafts in a database, in tables that are not logged: no standby and no archive has them, and a crash of the database
 * empties them. The device that sent a draft has it, too. A draft arrives in a spool on the service's own disk.
 */
export const handoverTable = (
  database: Database,
  fs: FileSystem,
  dataDir: string,
  { freeBytes = 0, handoverBytes = HANDOVER_BYTES }: { freeBytes?: number; handoverBytes?: number | undefined },
): Handovers => {
  const { query } = database;
  // Twice the free space that applications leave: no draft takes the room of an application.
  const spools = spoolsIn(fs, dataDir, 2 * freeBytes);

  const checkRoom = async (ask: Query, key: string, size: number) => {
    const [row] = await ask<{ total: string }>(
      'select coalesce(sum(size), 0) as total from handovers where key <> $1',
      [key],
    );
    if (Number(row!.total) + size > handoverBytes) throw noRoomForHandovers();
  };

  return {
    put: async (id, bytes, size) => {
      const key = keyOf(id);
      await checkRoom(query, key, size);
      await spools.withSpool(async (spool) => {
        await spool.write(FILE, bytes);
        await database.transaction(async (inTransaction) => {
          await inTransaction("select pg_advisory_xact_lock(hashtextextended('school handovers', 0))");
          await checkRoom(inTransaction, key, size);
          await inTransaction('delete from handovers where key = $1', [key]);
          await inTransaction('insert into handovers (key, size) values ($1, $2)', [key, size]);
          await insertPieces(spool, FILE, (position, piece) =>
            inTransaction('insert into handover_pieces values ($1, $2, $3)', [key, position, piece]),
          );
        });
      }, size);
    },
    open: async (id) => {
      const key = keyOf(id);
      const [row] = await query<Row>(
        `select size, taken_at from handovers
         where key = $1 and (taken_at is not null or put_at > clock_timestamp() - $2 * interval '1 millisecond')`,
        [key, HANDOVER_AGE],
      );
      if (!row) return undefined;
      if (row.taken_at) return { takenAt: row.taken_at };
      const size = Number(row.size);
      return { size, bytes: Readable.from(piecesOf(query, key, size), { objectMode: false }) };
    },
    remove: (id) =>
      database.transaction(async (inTransaction) => {
        const key = keyOf(id);
        await inTransaction(
          'update handovers set size = 0, taken_at = clock_timestamp() where key = $1 and taken_at is null',
          [key],
        );
        await inTransaction('delete from handover_pieces where key = $1', [key]);
      }),
    sweep: async () => {
      await query(
        `delete from handovers where coalesce(taken_at, put_at) <= clock_timestamp() - $1 * interval '1 millisecond'`,
        [HANDOVER_AGE],
      );
    },
    count: async () => {
      const [row] = await query<{ count: string }>('select count(*) from handovers where taken_at is null');
      return Number(row!.count);
    },
  };
};
