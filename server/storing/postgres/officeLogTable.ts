import type { OfficeAction, OfficeLog } from '#server/storing/officeLog.ts';
import type { Query } from '#server/storing/postgres/database.ts';

interface Row extends Pick<OfficeAction, 'did' | 'count'> {
  at: Date;
  author: string;
  form: string | null;
  key: string | null;
}

/** The office's log in a database. */
export const officeLogTable = (query: Query): OfficeLog => ({
  add: async (events) => {
    await query(
      `insert into office_log (at, author, did, form, key)
       select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[])`,
      [
        events.map(({ at }) => at),
        events.map(({ by }) => by),
        events.map(({ did }) => did),
        events.map(({ entry }) => entry?.form ?? null),
        events.map(({ entry }) => entry?.key ?? null),
      ],
    );
  },
  page: async (number, size) => {
    const rows = await query<Row>(
      `select at, author, did, count(*)::integer as count, min(form) as form, min(key) as key from office_log
       group by at, author, did order by max(id) desc limit $1 offset $2`,
      [size, (number - 1) * size],
    );
    return rows.map(({ at, author, did, count, form, key }) => ({
      at: at.toISOString(),
      by: author,
      did,
      count,
      ...(count === 1 && form !== null && key !== null && { entry: { form, key } }),
    }));
  },
  forget: async (before) => {
    await query('delete from office_log where at < $1', [before]);
  },
});
