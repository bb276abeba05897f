import type { Section } from '#machines/inspect/contextView.ts';

/** A changed value of a context; '' where it was not there before, or is not there any more. */
interface ContextChange {
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

/** What differs between two contexts. */
export const changesBetween = (before: readonly Section[], after: readonly Section[]): ContextChange[] => {
  const [old, fresh] = [factsIn(before), factsIn(after)];
  return [...new Map([...old, ...fresh])]
    .map(([key, { label }]) => ({ label, from: old.get(key)?.text ?? '', to: fresh.get(key)?.text ?? '' }))
    .filter(({ from, to }) => from !== to);
};
