import { remarkColumnsOf, updateColumns } from '#server/storing/postgres/columns.ts';
import type { Database } from '#server/storing/postgres/database.ts';
import { REMARK_COLUMNS, type RemarkRow, remarkOf } from '#server/storing/postgres/remarkRow.ts';
import type { Remarks } from '#server/storing/remarks.ts';

/** The remarks in a database. The row of an application has its last one, too, for lists. */
export const remarksTable = (database: Database): Remarks => ({
  all: async ({ form, key }) => {
    const rows = await database.query<RemarkRow>(
      `select ${REMARK_COLUMNS} from remarks where form = $1 and key = $2 order by revision`,
      [form, key],
    );
    return rows.map(remarkOf);
  },
  add: ({ form, key }, remark) =>
    database.transaction(async (query) => {
      const { revision, mark, note, addsTo, since, by, at } = remark;
      // The row lock makes a deletion wait until this remark can be deleted with the others.
      const added = await query(
        `insert into remarks (form, key, revision, mark, note, author, at, adds_to, since)
         select form, key, $3, $4, $5, $6, $7, $8, $9 from applications
         where form = $1 and key = $2 and deleted_at is null for update
         on conflict do nothing returning revision`,
        [form, key, revision, mark, note, by, at, addsTo, since],
      );
      if (added.length === 0) return false;
      await updateColumns(query, { form, key }, remarkColumnsOf(remark));
      return true;
    }),
});
