import type { Database } from '#server/storing/postgres/database.ts';
import type { Remark, Remarks } from '#server/storing/remarks.ts';

interface Row extends Omit<Remark, 'at' | 'by' | 'addsTo'> {
  author: string;
  at: Date;
  adds_to: string | null;
}

/** The remarks in a database. */
export const remarksTable = (database: Database): Remarks => ({
  all: async ({ form, key }) => {
    const rows = await database.query<Row>(
      'select revision, mark, note, author, at, adds_to from remarks where form = $1 and key = $2 order by revision',
      [form, key],
    );
    return rows.map(({ author, at, adds_to, ...remark }) => ({
      ...remark,
      ...(adds_to !== null && { addsTo: adds_to }),
      by: author,
      at: at.toISOString(),
    }));
  },
  add: async ({ form, key }, { revision, mark, note, addsTo, by, at }) => {
    // The row lock makes a deletion wait until this remark can be deleted with the others.
    const added = await database.transaction((query) =>
      query(
        `insert into remarks (form, key, revision, mark, note, author, at, adds_to)
         select form, key, $3, $4, $5, $6, $7, $8 from applications
         where form = $1 and key = $2 and deleted_at is null for update
         on conflict do nothing returning revision`,
        [form, key, revision, mark, note, by, at, addsTo],
      ),
    );
    return added.length === 1;
  },
});
