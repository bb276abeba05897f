import type { Query } from '#server/storing/postgres/database.ts';
import { NEW } from '#server/storing/remarks.ts';
import { type Choice, type Page, wantedIn } from '#server/storing/search.ts';
import type { Listed, Marked } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The last mark of each application that has one. */
const last = 'select distinct on (form, key) form, key, mark from remarks order by form, key, revision desc';
/** The same of one application: of those on a page, and no others. */
const lastOfOne = `(select mark from remarks where remarks.form = applications.form and remarks.key = applications.key
  order by revision desc limit 1)`;

/** The rows of a choice as a condition, with the values that it names. What a word is, is decided by `folded` alone. */
const conditionOf = (choice: Choice): { where: string; values: unknown[] } => {
  const { form, from, to, appliesFor, references, mark } = choice;
  const values: unknown[] = [];
  const conditions = ['deleted_at is null'];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add((parameter) => `form = ${parameter}`, form);
  add((parameter) => `day >= ${parameter}`, from);
  add((parameter) => `day <= ${parameter}`, to);
  add((parameter) => `applies_for = ${parameter}`, appliesFor);
  add((parameter) => `reference = any(${parameter})`, references);
  const having = (is: string) => `(select form, key from (${last}) as last where mark ${is})`;
  if (mark === NEW) conditions.push(`(form, key) not in ${having(`<> '${NEW}'`)}`);
  else add((parameter) => `(form, key) in ${having(`= ${parameter}`)}`, mark);
  // A folded word has letters and digits only, and so nothing that `like` would read otherwise.
  for (const word of wantedIn(choice)) add((parameter) => `words like ${parameter}`, `%${word}%`);
  return { where: conditions.join(' and '), values };
};

/** The applications that match a choice: one page, newest first, or without a page all of them, oldest first. */
export const listed = async (query: Query, choice: Choice, page: Page | undefined): Promise<Listed> => {
  const { where, values } = conditionOf(choice);
  const summaries = async (order: string, more: readonly number[] = []) => {
    const rows = await query<{ summary: Summary; mark: string | null }>(
      `select summary, ${lastOfOne} as mark from applications where ${where} order by ${order}`,
      [...values, ...more],
    );
    return rows.map(({ summary, mark }): Marked => (mark === null ? summary : { ...summary, mark }));
  };
  if (!page) {
    const applications = await summaries('received_at, key');
    return { applications, total: applications.length, unreadable: [] };
  }
  const limits = `limit $${values.length + 1} offset $${values.length + 2}`;
  const [[counted], applications] = await Promise.all([
    query<{ count: string }>(`select count(*) from applications where ${where}`, values),
    summaries(`received_at desc, key desc ${limits}`, [page.size, (page.number - 1) * page.size]),
  ]);
  return { applications, total: Number(counted!.count), unreadable: [] };
};
