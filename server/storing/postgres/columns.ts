import type { StoredApplication } from '#server/storing/application.ts';
import { searchableOf } from '#server/storing/filter.ts';
import type { Database, Query } from '#server/storing/postgres/database.ts';
import { REMARK_COLUMNS, type RemarkRow, remarkOf } from '#server/storing/postgres/remarkRow.ts';
import { lastRemarkOf, type Remark, remarkText } from '#server/storing/remarks.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';

/**
 * The version of the tables since which the columns of lists have their present content. A change of their content, also that of search
 * texts, needs a new version of the tables, and its number here: then the columns of all applications are made again.
 */
export const COLUMNS_VERSION = 10;

/** What a list needs of an application, by the names of the columns. */
export const columnsOf = (application: StoredApplication) => {
  const summary = summaryOf(application);
  const { day, text, emails, notices } = searchableOf(summary);
  return {
    summary,
    reference: summary.reference,
    applies_for: summary.appliesFor,
    day,
    words: text,
    emails,
    sort_name: summary.sortName,
    notices,
    relations: summary.relations,
    adds_to: summary.addsTo,
    columns_version: COLUMNS_VERSION,
  };
};

/** What a list needs of the last remark of an application, by the names of the columns. */
export const remarkColumnsOf = (remark: Remark) => {
  const { mark, markedAt, note, addsTo } = lastRemarkOf(remark);
  const columns = { mark, marked_at: markedAt, note, remark_words: remarkText({ note, addsTo }) };
  return { ...columns, ...(addsTo !== undefined && { adds_to: addsTo }) };
};

/** Changes columns of one application. */
export const updateColumns = async (
  query: Query,
  { form, key }: Entry,
  columns: Record<string, unknown>,
): Promise<void> => {
  const set = Object.keys(columns).map((column, i) => `${column} = $${i + 3}`);
  const values = [form, key, ...Object.values(columns)];
  await query(`update applications set ${set.join(', ')} where form = $1 and key = $2`, values);
};

const BATCH = 500;

const lastRemarksOf = async (query: Query, entries: readonly Entry[]): Promise<Map<string, Remark>> => {
  const rows = await query<Entry & RemarkRow>(
    `select distinct on (form, key) form, key, ${REMARK_COLUMNS} from remarks
     where (form, key) in (select * from unnest($1::text[], $2::text[])) order by form, key, revision desc`,
    [entries.map(({ form }) => form), entries.map(({ key }) => key)],
  );
  return new Map(rows.map((row) => [nameOf(row), remarkOf(row)]));
};

/** Makes the columns of some applications that have others. Returns whether there were any. */
const completeBatch = async (query: Query): Promise<boolean> => {
  // A row that is skipped is completed by the service that has locked it, or by the next migration. The locks make a deletion and a remark wait.
  const rows = await query<Entry & { record: StoredApplication }>(
    `select form, key, record from applications where columns_version is distinct from $1 and deleted_at is null
     limit ${BATCH} for no key update skip locked`,
    [COLUMNS_VERSION],
  );
  const remarks = await lastRemarksOf(query, rows);
  for (const { form, key, record } of rows) {
    const remark = remarks.get(nameOf({ form, key }));
    await updateColumns(query, { form, key }, { ...columnsOf(record), ...(remark && remarkColumnsOf(remark)) });
  }
  return rows.length > 0;
};

/**
 * Completes the columns of applications that another version has stored. What is done stays when it is interrupted. A role that may not
 * read answers leaves them to the owner's next migration.
 */
export const completeColumns = async (database: Database): Promise<void> => {
  const [role] = await database.query<{ reads: boolean }>(
    `select has_column_privilege('applications', 'record', 'select') and has_table_privilege('remarks', 'select') as reads`,
  );
  if (!role!.reads) return;
  while (await database.transaction(completeBatch));
};
