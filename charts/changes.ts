import type { Section } from '#machines/inspect/redaction.ts';

/** Something a machine knows that is otherwise than before; '' where there was nothing, or is nothing any more. */
export interface Change {
  label: string;
  from: string;
  to: string;
}

const factsIn = (sections: readonly Section[]) =>
  new Map(
    sections.flatMap(({ id, title, facts }) =>
      facts.map(({ label, text }) => [`${id} ${label}`, { label: `${title}: ${label}`, text }] as const),
    ),
  );

/** What differs between two times in what a machine knows. */
export const changesBetween = (before: readonly Section[], after: readonly Section[]): Change[] => {
  const [old, fresh] = [factsIn(before), factsIn(after)];
  return [...new Map([...old, ...fresh])]
    .map(([key, { label }]) => ({ label, from: old.get(key)?.text ?? '', to: fresh.get(key)?.text ?? '' }))
    .filter(({ from, to }) => from !== to);
};
