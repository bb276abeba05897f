import { answerAt, blank, blankField, fieldAt, type Path, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, entriesOf, groupOf } from '#forms/draftValue.ts';
import type { Field, Group } from '#forms/fieldTypes.ts';
import { type Form, isBlank } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { idOf } from '#forms/questions.ts';

/** The field at a path. A step counts as a group. */
const fieldOrStep = (form: Form, path: Path): Field => {
  const [id = '', ...within] = path;
  const step = within.length === 0 ? form.steps[id] : undefined;
  return step ? ({ kind: 'group', label: step.title, fields: step.fields } satisfies Group) : fieldAt(form, path)!;
};

const withoutFiles = (field: Field, answer: DraftValue): DraftValue => {
  if (field.kind === 'pdf') return blankField(field);
  if (field.kind === 'group') return groupWithoutFiles(field, groupOf(answer));
  // With the child just sent, a list of siblings may be longer than a form takes.
  if (field.kind === 'list')
    return entriesOf(answer)
      .slice(-limits.entries)
      .map((entry) => ({ ...groupWithoutFiles(field, entry), key: entry.key }));
  return answer;
};

const groupWithoutFiles = ({ fields }: Pick<Group, 'fields'>, answers: DraftGroup): DraftGroup =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withoutFiles(field, answers[name])]));

/** The answers of a sent application that may apply to the next one, without files. */
export const reusable = (form: Form, draft: DraftGroup): DraftGroup => {
  const sent = form.onceSent?.(draft as never) ?? draft;
  return (form.reuses ?? []).reduce<DraftGroup>(
    (kept, path) => withAnswer(kept, path, withoutFiles(fieldOrStep(form, path), answerAt(sent, path))),
    blank(form),
  );
};

const isQuestion = (field: Field) => field.kind !== 'group' && field.kind !== 'list';

/** The paths whose answers are offered together at a step or a group: its own, or those of single questions in it. */
const reusedAt = (form: Form, path: Path): Path[] =>
  (form.reuses ?? []).filter((each) => {
    const isInside = isQuestion(fieldOrStep(form, each)) && idOf(each.slice(0, -1)) === idOf(path);
    return isInside || idOf(each) === idOf(path);
  });

/** What the last application offers at a path: its answers, and the paths to fill in together. */
export const offerAt = (form: Form, draft: DraftGroup, previous: DraftGroup, path: Path) => {
  const offered = form.offeredTo?.(previous as never, draft as never) ?? previous;
  const paths = reusedAt(form, path).filter((each) => !isBlank(fieldOrStep(form, each), answerAt(offered, each)));
  return { offered, paths };
};

/** Whether an earlier application has answers for a path that is still blank. */
export const canReuse = (form: Form, draft: DraftGroup, previous: DraftGroup | undefined, path: Path): boolean => {
  if (!previous || offerAt(form, draft, previous, path).paths.length === 0) return false;
  return reusedAt(form, path).every((each) => isBlank(fieldOrStep(form, each), answerAt(draft, each)));
};
