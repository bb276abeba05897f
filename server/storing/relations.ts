import type { Kin } from '#forms/forOffice.ts';
import { searchText } from '#server/storing/search.ts';

/** What two applications have in common. */
export type Relation = 'telephone' | 'registry' | 'person';

const relation = (kind: Relation, ...parts: string[]) => [kind, ...parts].join(':');

/**
 * What an application has in common with others of its family or person, each as a text that is equal in all of them. A registry
 * number alone is that of many families, since each village counts from 1. It is a hint: a wrong merge would hide a child.
 */
export const relationsOf = (phones: readonly string[], { registry, person }: Kin): string[] => [
  ...phones.map((phone) => relation('telephone', phone)),
  ...(registry?.number && registry.family ? [relation('registry', registry.number, searchText(registry.family))] : []),
  ...(person?.born
    ? person.names
        .map(searchText)
        .filter(Boolean)
        .map((name) => relation('person', person.born, name))
    : []),
];

/** The kind of a relation, and the telephone or registry number or the date of birth. */
export const readRelation = (text: string): { kind: Relation; value: string } => {
  const [kind, value] = text.split(':');
  return { kind: kind as Relation, value: value! };
};
