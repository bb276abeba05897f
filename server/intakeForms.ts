import { admission } from '#forms/admission/admission.ts';
import { admissionForOffice } from '#forms/admission/forOffice.ts';
import { fieldAt } from '#forms/draft.ts';
import type { Option } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import type { ForOffice } from '#forms/forOffice.ts';
import { papersForOffice } from '#forms/papers/forOffice.ts';
import { papers } from '#forms/papers/papers.ts';
import { staffForOffice } from '#forms/staff/forOffice.ts';
import { staff } from '#forms/staff/staff.ts';

const received: readonly { form: Form; forOffice: ForOffice<never> }[] = [
  { form: staff, forOffice: staffForOffice },
  { form: admission, forOffice: admissionForOffice },
  { form: papers, forOffice: papersForOffice },
];

/** The forms the intake receives. */
export const intakeForms: readonly Form[] = received.map(({ form }) => form);

export const formNamed = (name: string): Form | undefined => intakeForms.find((form) => form.name === name);

/** What the office knows of the applications of a form. */
export const forOffice = (name: string): ForOffice<never> =>
  received.find(({ form }) => form.name === name)?.forOffice ?? {};

/** The grades or positions that a form offers, in its order. */
export const gradesOf = (form: Form): readonly Option[] => {
  const field = fieldAt(form, form.appliesFor ?? []);
  return field && 'options' in field ? (field.options?.() ?? []) : [];
};
