import { type Path, pathOfStep } from '#forms/draft.ts';
import type { Field } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';

interface FieldAt {
  path: Path;
  field: Field;
}

/** The answers of a form that its sample events give or change. */
interface SampleFields {
  list: Path;
  file: Path;
  phone: Path;
  /** Answers that empty lists. */
  resets: readonly { path: Path; answer: string }[];
  /** Answers that can be given together. */
  together: readonly (readonly [path: Path, answer: string])[];
}

const fieldsOf = (form: Form): FieldAt[] =>
  Object.entries(form.steps).flatMap(([id, { fields }]) =>
    Object.entries(fields).map(([name, field]) => ({ path: [...pathOfStep(form, id), name], field })),
  );

/** The first that is always visible, if there is one. */
const firstPath = (fields: readonly FieldAt[]): Path =>
  (fields.find(({ field }) => !field.when) ?? fields.at(-1))?.path ?? [];

const resetsOf = ({ path, field }: FieldAt) => {
  const [first, ...others] = 'resets' in field ? (field.options?.() ?? []) : [];
  const last = others.at(-1);
  return first && last ? [last, first].map(({ value }) => ({ path, answer: value })) : [];
};

export const sampleFieldsOf = (form: Form): SampleFields => {
  const all = fieldsOf(form);
  return {
    list: firstPath(all.filter(({ field }) => field.kind === 'list')),
    file: firstPath(all.filter(({ field }) => field.kind === 'pdf')),
    phone: firstPath(all.filter(({ field }) => field.kind === 'phone')),
    resets: all.map(resetsOf).find(({ length }) => length > 0) ?? [],
    together: all
      .filter(({ field }) => field.kind === 'yesNo' && field.part?.noToAll)
      .map(({ path }) => [path, 'no'] as const),
  };
};
