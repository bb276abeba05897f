import { admission } from '#forms/admission/admission.ts';
import { fieldAt } from '#forms/draft.ts';
import type { Option } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { papers } from '#forms/papers/papers.ts';
import { staff } from '#forms/staff/staff.ts';

/** The forms the intake receives. */
export const intakeForms: readonly Form[] = [staff, admission, papers];

export const formNamed = (name: string): Form | undefined => intakeForms.find((form) => form.name === name);

/** The grades or positions that a form offers, in its order. */
export const gradesOf = (form: Form): readonly Option[] => {
  const field = fieldAt(form, form.appliesFor ?? []);
  return field && 'options' in field ? (field.options?.() ?? []) : [];
};
