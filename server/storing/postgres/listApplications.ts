import type { Filter, Page } from '#server/storing/filter.ts';
import type { Order } from '#server/storing/order.ts';
import type { Query } from '#server/storing/postgres/database.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import { searchTermsOf } from '#server/storing/search.ts';
import type { ApplicationCount, ApplicationList, ListedApplication } from '#server/storing/store.ts';
import { completeSummary, gradesInOrder, type Summary } from '#server/storing/summary.ts';

const MARK = `coalesce(applications.mark, '${NEW_MARK}')`;
const WAITING_SINCE = `case when ${MARK} = '${NEW_MARK}' then received_at else coalesce(marked_at, received_at) end`;

const NEWEST_FIRST = 'received_at desc, key desc';
const BY_NAME = `sort_name collate "C", ${NEWEST_FIRST}`;

/** Parts of SQL with the values of their parameters. */
const parameters = () => {
  const values: unknown[] = [];
  return { values, parameter: (value: unknown) => `$${values.push(value)}` };
};
type Parameter = ReturnType<typeof parameters>['parameter'];

/** A pattern for `like` that finds a text anywhere. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** What is searched for as a condition; undefined when that is nothing. */
const searchCondition = (filter: Filter, parameter: Parameter): string | undefined => {
  const { words, emails, references } = searchTermsOf(filter.words);
  const found = [
    ...words.map((spellings) => {
      const patterns = spellings.map(anywhere).map(parameter);
      return `(${patterns.map((pattern) => `words like ${pattern} or remark_words like ${pattern}`).join(' or ')})`;
    }),
    ...emails.map(anywhere).map((email) => `emails like ${parameter(email)}`),
  ];
  if (found.length === 0) return undefined;
  if (references.length === 0) return found.join(' and ');
  const near = parameter(references);
  return `((${found.join(' and ')}) or reference = any(${near}) or adds_to = any(${near}))`;
};

/** Where a filter looks for applications. */
const sourceOf = ({ relations }: Filter, parameter: Parameter): string =>
  relations === undefined
    ? 'applications'
    : // With `offset 0`, or else a planner that looks for the newest ones would compare the relations of all rows.
      `(select * from applications where relations && ${parameter(relations)} offset 0) as applications`;

/** A filter as an SQL condition, but for what `sourceOf` has of it. */
const conditionOf = (filter: Filter, parameter: Parameter): string => {
  const { form, from, to, appliesFor, references, addsTo, unfit, mark, notice, entries } = filter;
  const conditions: (string | undefined)[] = ['deleted_at is null'];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    // PostgreSQL has no text with NUL, so none is equal to it.
    const isPossible = typeof value !== 'string' || !value.includes('\0');
    conditions.push(isPossible ? condition(parameter(value)) : 'false');
  };
  add((value) => `form = ${value}`, form);
  add((value) => `day >= ${value}`, from);
  add((value) => `day <= ${value}`, to);
  add((value) => `applies_for = ${value}`, appliesFor);
  add((value) => `reference = any(${value})`, references);
  add((value) => `adds_to = any(${value})`, addsTo);
  if (unfit)
    conditions.push(
      `adds_to is not null and not exists (select 1 from applications as other
         where other.reference = applications.adds_to and other.adds_to is null)`,
    );
  add((value) => `${MARK} = ${value}`, mark);
  add((value) => `${value} = any(notices)`, notice);
  if (entries) {
    const [forms, keys] = [parameter(entries.map((entry) => entry.form)), parameter(entries.map(({ key }) => key))];
    conditions.push(`(form, key) in (select * from unnest(${forms}::text[], ${keys}::text[]))`);
  }
  conditions.push(searchCondition(filter, parameter));
  return conditions.filter((condition) => condition !== undefined).join(' and ');
};

const orderOf = (order: Order | undefined, isPage: boolean, parameter: Parameter): string => {
  if (order === undefined && !isPage) return 'received_at, key';
  if (order === 'name') return BY_NAME;
  if (order === 'grade') return `array_position(${parameter(gradesInOrder())}::text[], applies_for), ${BY_NAME}`;
  if (order === 'waiting') return `${WAITING_SINCE}, ${NEWEST_FIRST}`;
  return NEWEST_FIRST;
};

interface Row {
  summary: Summary;
  mark: string | null;
  marked_at: Date | null;
  note: string | null;
  adds_to: string | null;
}

const listed = ({ summary, mark, marked_at, note, adds_to }: Row): ListedApplication => ({
  ...completeSummary(summary),
  ...(mark !== null && { mark }),
  ...(marked_at !== null && { markedAt: marked_at.toISOString() }),
  ...(note && { note }),
  ...(adds_to !== null && { addsTo: adds_to }),
});

const countOf = async (query: Query, filter: Filter): Promise<number> => {
  const { values, parameter } = parameters();
  const [row] = await query<{ count: number }>(
    `select count(*)::integer as count from ${sourceOf(filter, parameter)} where ${conditionOf(filter, parameter)}`,
    values,
  );
  return row!.count;
};

/** The applications that match a filter, as a store lists them. */
export const listApplications = async (
  query: Query,
  filter: Filter,
  page: Page | undefined,
  order: Order | undefined,
): Promise<ApplicationList> => {
  const select = async () => {
    const { values, parameter } = parameters();
    const source = sourceOf(filter, parameter);
    const where = conditionOf(filter, parameter);
    const orderBy = orderOf(order, page !== undefined, parameter);
    const limit = page ? `limit ${parameter(page.size)} offset ${parameter((page.number - 1) * page.size)}` : '';
    const rows = await query<Row>(
      `select summary, mark, marked_at, note, adds_to from ${source} where ${where} order by ${orderBy} ${limit}`,
      values,
    );
    return rows.map(listed);
  };
  if (page) {
    const [total, applications] = await Promise.all([countOf(query, filter), select()]);
    return { applications, total, unreadable: [] };
  }
  const applications = await select();
  return { applications, total: applications.length, unreadable: [] };
};

/** The number of applications that match a filter, by form, grade and mark. */
export const countApplications = (query: Query, filter: Filter): Promise<ApplicationCount[]> => {
  const { values, parameter } = parameters();
  return query<ApplicationCount>(
    `select form, applies_for as "appliesFor", ${MARK} as mark, count(*)::integer as count
     from ${sourceOf(filter, parameter)} where ${conditionOf(filter, parameter)} group by 1, 2, 3`,
    values,
  );
};
