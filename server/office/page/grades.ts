import { fieldAt } from '#forms/draft.ts';
import { t } from '#languages/message.ts';
import { formNamed, intakeForms } from '#server/intakeForms.ts';
import type { Option } from '#server/office/page/views/Select.tsx';

/** The grades or positions that a form offers. */
const optionsOf = (formName: string): readonly Option[] => {
  const form = formNamed(formName);
  const field = form?.appliesFor && fieldAt(form, form.appliesFor);
  return field && 'options' in field && field.options
    ? field.options().map(({ value, label }) => ({ value, label: t(label) }))
    : [];
};

/** The grades and positions of one form, or of all. */
export const gradeOptions = (formName = ''): Option[] =>
  intakeForms.filter(({ name }) => formName === '' || name === formName).flatMap(({ name }) => optionsOf(name));

export const gradeLabel = (formName: string, value: string): string =>
  optionsOf(formName).find((option) => option.value === value)?.label ?? value;
