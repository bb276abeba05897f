import * as phoneRules from 'libphonenumber-js/min';
import { phoneInWords } from '#forms/phone.ts';
import { t } from '#languages/message.ts';
import { inOrder } from '#server/office/times.ts';
import { entryName } from '#server/storing/application.ts';
import { type Relation, readRelation } from '#server/storing/relations.ts';
import type { ListedApplication, Lists } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

/** More than any family has. The newest ones are looked at. */
const MOST = 500;

/** An application, and what it has in common with another one. */
export interface Related {
  application: ListedApplication;
  common: readonly string[];
}

/** The other applications of the same family or person, for each of these applications by the name of its entry. */
export const relatedTo = async (
  store: Pick<Lists, 'list'>,
  summaries: readonly Summary[],
): Promise<Map<string, Related[]>> => {
  const relations = [...new Set(summaries.flatMap((summary) => summary.relations))];
  if (relations.length === 0) return new Map();
  const { applications } = await store.list({ relations }, { number: 1, size: MOST });
  const byRelation = new Map(relations.map((relation) => [relation, [] as ListedApplication[]]));
  for (const application of applications)
    for (const relation of application.relations) byRelation.get(relation)?.push(application);
  return new Map(summaries.map((summary) => [entryName(summary), relatedOf(summary, byRelation)]));
};

const relatedOf = (summary: Summary, byRelation: ReadonlyMap<string, readonly ListedApplication[]>): Related[] => {
  const related = new Map<string, { application: ListedApplication; common: string[] }>();
  for (const relation of summary.relations)
    for (const application of byRelation.get(relation) ?? []) {
      const name = entryName(application);
      const found = related.get(name) ?? { application, common: [] };
      found.common.push(relation);
      related.set(name, found);
    }
  related.delete(entryName(summary));
  return [...related.values()];
};

const words: Record<Relation, (values: string) => string> = {
  telephone: (numbers) => t('telephone {numbers}', { numbers }),
  registry: (number) => t('registry number {number} and family name', { number }),
  person: (born) => t('name and date of birth {born}', { born: inOrder(born) }),
};
const kinds = Object.keys(words) as Relation[];

/** What two applications have in common, in words: 'telephone +961 3 123 456', 'registry number 1247 and family name'. */
export const commonInWords = (common: readonly string[]): string[] => {
  const relations = common.map(readRelation);
  return kinds.flatMap((kind) => {
    const values = relations.filter((relation) => relation.kind === kind).map(({ value }) => value);
    const shown =
      kind === 'telephone'
        ? values.map((number) => phoneInWords(number, phoneRules).replaceAll(' ', '\u00a0'))
        : values;
    return shown.length > 0
      ? [words[kind]([...new Set(shown)].reduce((first, second) => t('{first} and {second}', { first, second })))]
      : [];
  });
};

/** Whether they seem to be of the same child or person. */
export const isSamePerson = (common: readonly string[]): boolean =>
  common.some((relation) => readRelation(relation).kind === 'person');
