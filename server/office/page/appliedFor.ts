import { fieldAt, type Path } from '#forms/draft.ts';
import { t } from '#languages/message.ts';
import { formNamed, intakeForms } from '#server/intakeForms.ts';

/** The path that a function of answers reads. */
const pathRead = (read: (answers: never) => string): Path => {
  const path: string[] = [];
  const reading: object = new Proxy({}, { get: (_target, name) => (path.push(String(name)), reading) });
  read(reading as never);
  return path;
};

const optionsOf = (form: string): readonly { value: string; label: string }[] => {
  const found = formNamed(form);
  const field = found?.appliesFor && fieldAt(found, pathRead(found.appliesFor));
  return field && 'options' in field && field.options
    ? field.options().map(({ value, label }) => ({ value, label: t(label) }))
    : [];
};

/** The grades and positions of all forms, or of one. */
export const gradesOf = (form = ''): { value: string; label: string }[] =>
  intakeForms.filter(({ name }) => form === '' || name === form).flatMap(({ name }) => [...optionsOf(name)]);

/** A grade or a position in words. */
export const gradeInWords = (form: string, value: string): string =>
  optionsOf(form).find((option) => option.value === value)?.label ?? value;
