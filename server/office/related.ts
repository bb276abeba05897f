import { entryOf } from '#server/storing/application.ts';
import { type Relation, readRelation } from '#server/storing/relations.ts';
import { type ApplicationStore, type ListedApplication, nameOf } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** More than any family has. The newest ones are looked at. */
const MOST = 500;

/** An application, and what it has in common with another one. */
export interface Related {
  application: ListedApplication;
  common: readonly string[];
}

/** The other applications of the same family or person, for each of these applications by its submissionId. */
export const relatedTo = async (
  store: Pick<ApplicationStore, 'list'>,
  summaries: readonly Summary[],
): Promise<Map<string, Related[]>> => {
  const relations = [...new Set(summaries.flatMap((summary) => summary.relations))];
  if (relations.length === 0) return new Map();
  const { applications } = await store.list({ relations }, { number: 1, size: MOST });
  const byRelation = new Map(relations.map((relation) => [relation, [] as ListedApplication[]]));
  for (const application of applications)
    for (const relation of application.relations) byRelation.get(relation)?.push(application);
  return new Map(summaries.map((summary) => [summary.submissionId, relatedOf(summary, byRelation)]));
};

const relatedOf = (summary: Summary, byRelation: ReadonlyMap<string, readonly ListedApplication[]>): Related[] => {
  const related = new Map<string, { application: ListedApplication; common: string[] }>();
  for (const relation of summary.relations)
    for (const application of byRelation.get(relation) ?? []) {
      const name = nameOf(entryOf(application));
      const found = related.get(name) ?? { application, common: [] };
      found.common.push(relation);
      related.set(name, found);
    }
  related.delete(nameOf(entryOf(summary)));
  return [...related.values()];
};

const words: Record<Relation, (value: string) => string> = {
  telephone: (number) => `the telephone number ${number}`,
  registry: (number) => `the registry number ${number} and the family name`,
  person: (born) => `the name and the date of birth, ${born}`,
};

/** What two applications have in common, in words: 'the telephone number +9613123456'. */
export const commonInWords = (common: readonly string[]): string[] => [
  ...new Set(
    common.map((relation) => {
      const { kind, value } = readRelation(relation);
      return words[kind](value);
    }),
  ),
];

/** Whether they seem to be of the same child or person. */
export const isSamePerson = (common: readonly string[]): boolean =>
  common.some((relation) => readRelation(relation).kind === 'person');
