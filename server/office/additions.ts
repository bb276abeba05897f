import { WITHDRAWAL } from '#forms/papers/message.ts';
import { t, tn } from '#languages/message.ts';
import { entryName } from '#server/storing/application.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication, Lists } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** What was added to each of these applications, by the name of its entry, oldest first. An addition may have the same reference. */
export const additionsTo = async (
  store: Pick<Lists, 'list'>,
  summaries: readonly Summary[],
): Promise<Map<string, ListedApplication[]>> => {
  const references = summaries.flatMap(({ reference, addsTo }) => (addsTo === undefined ? [reference] : []));
  const { applications } = references.length > 0 ? await store.list({ addsTo: references }) : { applications: [] };
  const byReference = new Map<string, ListedApplication[]>();
  for (const addition of applications)
    byReference.set(addition.addsTo!, [...(byReference.get(addition.addsTo!) ?? []), addition]);
  return new Map(
    summaries.flatMap((summary) => {
      const added = summary.addsTo === undefined ? byReference.get(summary.reference) : undefined;
      return added ? [[entryName(summary), added] as const] : [];
    }),
  );
};

/** The same applications with what was added to them. */
export const withAdditions = async <S extends Summary>(
  store: Pick<Lists, 'list'>,
  summaries: readonly S[],
): Promise<(S | ListedApplication)[]> => {
  const additions = await additionsTo(store, summaries);
  const added = [...additions.values()].flat();
  const isAdded = new Set(added.map(entryName));
  return summaries
    .filter((summary) => !isAdded.has(entryName(summary)))
    .flatMap((summary) => [summary, ...(additions.get(entryName(summary)) ?? [])]);
};

/** That the applicant has withdrawn the application. Empty where none of its additions says so. */
export const withdrawalInWords = (additions: readonly ListedApplication[] = []): string[] =>
  additions.some(({ appliesFor }) => appliesFor === WITHDRAWAL) ? [t('withdrawal')] : [];

/** What a list says of them: '2 added, 1 unread, withdrawal'. Empty where there are none. */
export const additionsInWords = (additions: readonly ListedApplication[] = []): string[] => {
  if (additions.length === 0) return [];
  const unread = additions.filter(({ mark = NEW_MARK }) => mark === NEW_MARK).length;
  return [
    tn('{count} added', '{count} added', additions.length),
    ...(unread > 0 ? [tn('{count} unread', '{count} unread', unread)] : []),
    ...withdrawalInWords(additions),
  ];
};
