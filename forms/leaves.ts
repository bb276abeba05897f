import { type Path, pathOfStep } from '#forms/draft.ts';
import type { FieldMap, Leaf } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';

/** A question that a form asks once: not in a list. */
interface OneLeaf {
  path: Path;
  field: Leaf;
}

const inFields = (fields: FieldMap, path: Path): OneLeaf[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = [...path, name];
    if (field.kind === 'list') return [];
    return field.kind === 'group' ? inFields(field.fields, own) : [{ path: own, field }];
  });

/** The questions that a form asks once, in page order. */
export const leavesOf = (form: Form): OneLeaf[] =>
  Object.entries(form.steps).flatMap(([id, { fields }]) => inFields(fields, pathOfStep(form, id)));
