import { type Filter, type Page, searchWords } from '#server/storing/filter.ts';
import type { Query } from '#server/storing/postgres/database.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ApplicationList, ListedApplication } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The last mark of each application that has one. */
const LAST_MARKS = 'select distinct on (form, key) form, key, mark from remarks order by form, key, revision desc';
/** The last mark of the application in the outer query. */
const LAST_MARK = `(select mark from remarks where remarks.form = applications.form and remarks.key = applications.key
  order by revision desc limit 1)`;

/** A filter as an SQL condition with its parameters. */
const conditionOf = (filter: Filter): { where: string; values: unknown[] } => {
  const { form, from, to, appliesFor, references, mark } = filter;
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
    const rows = await query<{ summary: Summary; mark: string | null }>(
      `select summary, ${LAST_MARK} as mark from applications where ${where} order by ${order}`,
      [...values, ...limits],
    );
    return rows.map(({ summary, mark }): ListedApplication => (mark === null ? summary : { ...summary, mark }));
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
