import { t } from '#languages/message.ts';
import { gradesOf, intakeForms } from '#server/intakeForms.ts';
import type { Option } from '#server/office/page/views/Select.tsx';

/** The grades and positions of one form, or of all. */
export const gradeOptions = (formName = ''): Option[] =>
  intakeForms
    .filter(({ name }) => formName === '' || name === formName)
    .flatMap(gradesOf)
    .map(({ value, label }) => ({ value, label: t(label) }));

export const gradeLabel = (formName: string, value: string): string =>
  gradeOptions(formName).find((option) => option.value === value)?.label ?? value;
