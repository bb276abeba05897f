import { answerAt, blank, blankField, fieldAt, type Path, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, entriesOf, groupOf } from '#forms/draftValue.ts';
import type { Field, Group } from '#forms/fieldTypes.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';

/** The group at a path. A step counts as a group. */
const groupAt = (form: Form, path: Path): Field => {
  const [id = '', ...within] = path;
  const step = within.length === 0 ? form.steps[id] : undefined;
  return step ? ({ kind: 'group', label: step.title, fields: step.fields } satisfies Group) : fieldAt(form, path)!;
};

const withoutFiles = (field: Field, answer: DraftValue): DraftValue => {
  if (field.kind === 'pdf') return blankField(field);
  if (field.kind === 'group') return groupWithoutFiles(field, groupOf(answer));
  if (field.kind === 'list')
    return entriesOf(answer).map((entry) => ({ ...groupWithoutFiles(field, entry), key: entry.key }));
  return answer;
};

const groupWithoutFiles = ({ fields }: Pick<Group, 'fields'>, answers: DraftGroup): DraftGroup =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutFiles(field, answers[name])]));

/** The answers of a sent application that may apply to the next one, without files. */
export const reusable = (form: Form, draft: DraftGroup): DraftGroup =>
  (form.reuses ?? []).reduce<DraftGroup>(
    (kept, path) => withAnswer(kept, path, withoutFiles(groupAt(form, path), answerAt(draft, path))),
    blank(form),
  );

/** Whether an earlier application has answers for a path that is still blank. */
export const canReuse = (form: Form, draft: DraftGroup, previous: DraftGroup | undefined, path: Path): boolean => {
  if (!previous || !form.reuses?.some((each) => idOf(each) === idOf(path))) return false;
  const group = groupAt(form, path);
  return !isBlank(group, answerAt(previous, path)) && isBlank(group, answerAt(draft, path));
};
