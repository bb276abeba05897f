import { type Filter, type Page, searchWords } from '#server/storing/filter.ts';
import type { Query } from '#server/storing/postgres/database.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ApplicationList, ListedApplication } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The last mark of each application that has one. */
const LAST_MARKS = 'select distinct on (form, key) form, key, mark from remarks order by form, key, revision desc';
/** A column of the last remark about the application in the outer query. */
const last = (column: string) => `(select ${column} from remarks
  where remarks.form = applications.form and remarks.key = applications.key order by revision desc limit 1)`;
const GIVEN = `applications.summary ->> 'addsTo'`;
/** The reference of the application that an addition belongs to: as the office has decided, or as it was given. */
const ADDS_TO = `coalesce(${last('adds_to')}, ${GIVEN})`;

/** A filter as an SQL condition with its parameters. */
const conditionOf = (filter: Filter): { where: string; values: unknown[] } => {
  const { form, from, to, appliesFor, references, addsTo, unfit, mark } = filter;
  const values: unknown[] = [];
  const conditions = ['deleted_at is null'];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    // PostgreSQL has no text with NUL, so none is equal to it.
    const isPossible = typeof value !== 'string' || !value.includes('\0');
    conditions.push(isPossible ? condition(`$${values.push(value)}`) : 'false');
  };
  add((parameter) => `form = ${parameter}`, form);
  add((parameter) => `day >= ${parameter}`, from);
  add((parameter) => `day <= ${parameter}`, to);
  add((parameter) => `applies_for = ${parameter}`, appliesFor);
  add((parameter) => `reference = any(${parameter})`, references);
  if (addsTo || unfit) conditions.push(`${GIVEN} is not null`);
  add((parameter) => `${ADDS_TO} = any(${parameter})`, addsTo);
  if (unfit)
    conditions.push(
      `not exists (select 1 from applications as other where other.reference = ${ADDS_TO} and other.summary ->> 'addsTo' is null)`,
    );
  const withMark = (condition: string) => `(select form, key from (${LAST_MARKS}) as last where mark ${condition})`;
  if (mark === NEW_MARK) conditions.push(`(form, key) not in ${withMark(`<> '${NEW_MARK}'`)}`);
  else add((parameter) => `(form, key) in ${withMark(`= ${parameter}`)}`, mark);
  // Search text has letters and digits only, so there is nothing to escape for `like`.
  for (const word of searchWords(filter)) add((parameter) => `words like ${parameter}`, `%${word}%`);
  return { where: conditions.join(' and '), values };
};

/** The applications that match a filter: one page, newest first, or without a page all of them, oldest first. */
export const listApplications = async (
  query: Query,
  filter: Filter,
  page: Page | undefined,
): Promise<ApplicationList> => {
  const { where, values } = conditionOf(filter);
  const select = async (order: string, limits: readonly number[] = []) => {
    const rows = await query<{ summary: Summary; mark: string | null; adds_to: string | null }>(
      `select summary, ${last('mark')} as mark, ${last('adds_to')} as adds_to
       from applications where ${where} order by ${order}`,
      [...values, ...limits],
    );
    return rows.map(
      ({ summary, mark, adds_to }): ListedApplication => ({
        ...summary,
        ...(mark !== null && { mark }),
        ...(adds_to !== null && { addsTo: adds_to }),
      }),
    );
  };
  if (!page) {
    const applications = await select('received_at, key');
    return { applications, total: applications.length, unreadable: [] };
  }
  const limit = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [[row], applications] = await Promise.all([
    query<{ count: string }>(`select count(*) from applications where ${where}`, values),
    select(`received_at desc, key desc ${limit}`, [page.size, (page.number - 1) * page.size]),
  ]);
  return { applications, total: Number(row!.count), unreadable: [] };
};
