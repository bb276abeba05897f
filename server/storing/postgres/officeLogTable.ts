import { FEW, type OfficeAction, type OfficeLog } from '#server/storing/officeLog.ts';
import type { Query } from '#server/storing/postgres/database.ts';

interface Row extends Pick<OfficeAction, 'did' | 'count'> {
  at: Date;
  author: string;
  forms: string[] | null;
  keys: string[] | null;
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
  page: async (number, size, { by, did, from, until } = {}) => {
    const rows = await query<Row>(
      `select at, author, did, count(*)::integer as count,
         (array_agg(form order by id) filter (where form is not null))[1:${FEW}] as forms,
         (array_agg(key order by id) filter (where key is not null))[1:${FEW}] as keys
       from office_log
       where ($3::text is null or author = $3) and ($4::text is null or did = $4)
         and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
       group by at, author, did order by max(id) desc limit $1 offset $2`,
      [size, (number - 1) * size, by, did, from, until],
    );
    return rows.map(({ at, author, forms, keys, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: author,
      entries: (forms ?? []).map((form, i) => ({ form, key: keys![i]! })),
    }));
  },
  users: async () => {
    const rows = await query<{ author: string }>(
      'select distinct author collate "C" as author from office_log order by 1',
    );
    return rows.map(({ author }) => author);
  },
  forget: async (before) => {
    await query('delete from office_log where at < $1', [before]);
  },
});
