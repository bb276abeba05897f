import { type Path, pathOfStep } from '#forms/draft.ts';
import type { Field } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';

interface Placed {
  path: Path;
  field: Field;
}

/** The paths that samples use. */
export interface Places {
  list: Path;
  file: Path;
  phone: Path;
  /** Answers that empty lists. */
  resets: readonly { path: Path; answer: string }[];
  /** Answers that can be given together. */
  together: readonly (readonly [path: Path, answer: string])[];
}

const fieldsOf = (form: Form): Placed[] =>
  Object.entries(form.steps).flatMap(([id, { fields }]) =>
    Object.entries(fields).map(([name, field]) => ({ path: [...pathOfStep(form, id), name], field })),
  );

const alwaysFirst = (found: readonly Placed[]): Path =>
  (found.find(({ field }) => !field.when) ?? found.at(-1))?.path ?? [];

const resetsOf = ({ path, field }: Placed) => {
  const [first, ...others] = 'resets' in field ? (field.options?.() ?? []) : [];
  const last = others.at(-1);
  return first && last ? [last, first].map(({ value }) => ({ path, answer: value })) : [];
};

/** A list, a file and a phone number of a form, those that are asked always if it has such, and answers that empty lists. */
export const placesOf = (form: Form): Places => {
  const all = fieldsOf(form);
  return {
    list: alwaysFirst(all.filter(({ field }) => field.kind === 'list')),
    file: alwaysFirst(all.filter(({ field }) => field.kind === 'pdf')),
    phone: alwaysFirst(all.filter(({ field }) => field.kind === 'phone')),
    resets: all.map(resetsOf).find(({ length }) => length > 0) ?? [],
    together: all
      .filter(({ field }) => field.kind === 'yesNo' && field.part?.noToAll)
      .map(({ path }) => [path, 'no'] as const),
  };
};
