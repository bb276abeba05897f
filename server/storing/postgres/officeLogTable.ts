import { FEW, type OfficeAction, type OfficeLog, type OfficeLogFilter } from '#server/storing/officeLog.ts';
import type { Query } from '#server/storing/postgres/database.ts';

interface Row extends Pick<OfficeAction, 'did' | 'count'> {
  at: Date;
  author: string;
  forms: string[] | null;
  keys: string[] | null;
}

/** The condition of a filter, and the values of its parameters. */
const matching = `($1::text is null or author = $1) and ($2::text is null or did = $2)
  and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;
const valuesOf = ({ by, did, from, until }: OfficeLogFilter = {}) => [by, did, from, until];

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
  page: async (number, size, filter) => {
    const rows = await query<Row>(
      `select at, author, did, count(*)::integer as count,
         (array_agg(form order by id) filter (where form is not null))[1:${FEW}] as forms,
         (array_agg(key order by id) filter (where key is not null))[1:${FEW}] as keys
       from office_log where ${matching}
       group by at, author, did order by max(id) desc limit $5 offset $6`,
      [...valuesOf(filter), size, (number - 1) * size],
    );
    return rows.map(({ at, author, forms, keys, ...row }) => ({
      ...row,
      at: at.toISOString(),
      by: author,
      entries: (forms ?? []).map((form, i) => ({ form, key: keys![i]! })),
    }));
  },
  overview: async (filter) => {
    const [row] = await query<{ count: number }>(
      `select count(distinct (at, author, did))::integer as count from office_log where ${matching}`,
      valuesOf(filter),
    );
    const rows = await query<{ author: string }>(
      'select distinct author collate "C" as author from office_log order by 1',
    );
    return { count: row!.count, users: rows.map(({ author }) => author) };
  },
  forget: async (before) => {
    await query('delete from office_log where at < $1', [before]);
  },
});
