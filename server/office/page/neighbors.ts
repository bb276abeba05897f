import { PAGE } from '#server/office/page/listRoute.tsx';
import { choiceOf, pageIn, queryOf, questionIn } from '#server/office/page/question.ts';
import { pathOf } from '#server/office/page/shown.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** From an application back to the list it was opened from, and to those before and after it there, also when it has left it. */
export const waysFrom = async (
  store: ApplicationStore,
  { form, submissionId, receivedAt }: StoredApplication,
  query: URLSearchParams,
) => {
  const question = questionIn(query);
  const number = pageIn(query);
  const own = pathOf({ form, submissionId });
  const pageAt = async (at: number) =>
    (await store.list(choiceOf(question), { number: at, size: PAGE })).applications.map((summary) => ({
      receivedAt: summary.receivedAt,
      path: pathOf(summary),
      href: pathOf(summary) + queryOf(question, at),
    }));
  const rows = await pageAt(number);
  const at = rows.findIndex((row) => row.path === own);
  const after = at < 0 ? rows.findIndex((row) => row.receivedAt < receivedAt) : at + 1;
  const end = after < 0 ? rows.length : after;
  const before = (at < 0 ? end : at) - 1;
  const newer = before < 0 && number > 1 ? (await pageAt(number - 1)).at(-1) : rows[before];
  const older = end >= PAGE ? (await pageAt(number + 1))[0] : rows[end];
  return { list: `/${queryOf(question, number)}`, newer: newer?.href, older: older?.href };
};
