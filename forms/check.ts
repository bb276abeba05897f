import * as v from 'valibot';
import { isAttachment } from '#forms/attachment.ts';
import { answerAt, blank, differs, type Path, pathOfStep } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, type Entry, entriesOf, groupOf } from '#forms/draftValue.ts';
import { type Form, schemaOf } from '#forms/form.ts';
import { limits, sizeInWords } from '#forms/limits.ts';
import { idOf, type Question, questionsOf } from '#forms/questions.ts';
import { messages } from '#forms/wording.ts';

export interface Report {
  /** The message of each missing or wrong answer, by the question's id (`idOf` its path), one for each. */
  messages: ReadonlyMap<string, string>;
  /** The step's answers as they are sent, when there is no message. */
  answers: Record<string, unknown>;
}

/** The path of a Valibot issue, with entries' keys where it has their indexes. A file's own issue belongs to its field. */
const pathOfIssue = (group: DraftGroup, { path = [] }: { path?: readonly { key: unknown }[] | undefined }): Path => {
  const found: string[] = [];
  let at: DraftValue = group;
  for (const { key } of path) {
    const entry: Entry | undefined = typeof key === 'number' ? entriesOf(at)[key] : undefined;
    if (typeof key === 'number' && !entry) break;
    const segment: string = entry?.key ?? String(key);
    at = entry ?? groupOf(at)[segment];
    found.push(segment);
  }
  return found;
};

const weights = new WeakMap<object, number>();

/** The bytes of all files in a part of a draft, hidden ones included. What did not change is not weighed again. */
const weigh = (part: unknown): number => {
  if (typeof part !== 'object' || part === null) return 0;
  if (isAttachment(part)) return part.size;
  const known = weights.get(part);
  if (known !== undefined) return known;
  let sum = 0;
  for (const value of Object.values(part)) sum += weigh(value);
  weights.set(part, sum);
  return sum;
};

/** The question at which the files of the whole application pass the limit, if any does. */
const overflow = (form: Form, draft: DraftGroup): Question | undefined => {
  if (weigh(draft) <= limits.applicationBytes) return undefined;
  let sum = 0;
  return Object.keys(form.steps)
    .flatMap((id) => questionsOf(form, id, draft))
    .filter(({ field }) => field.kind === 'pdf')
    .find(({ path }) => {
      sum += weigh(answerAt(draft, path));
      return sum > limits.applicationBytes;
    });
};

const examine = (form: Form, id: string, draft: DraftGroup): Report => {
  const root = pathOfStep(form, id);
  const group = groupOf(answerAt(draft, root));
  const result = v.safeParse(schemaOf(form.steps[id]!, draft), group);
  const found = new Map<string, string>();
  for (const issue of result.issues ?? []) {
    const at = idOf([...root, ...pathOfIssue(group, issue)]);
    if (!found.has(at)) found.set(at, issue.message);
  }
  const large = overflow(form, draft);
  if (large && questionsOf(form, id, draft).some(({ path }) => idOf(path) === idOf(large.path)))
    found.set(idOf(large.path), messages.largeApplication(sizeInWords(limits.applicationBytes)));
  return { messages: found, answers: result.success ? result.output : {} };
};

const reports = new WeakMap<object, Map<string, Report>>();

/** What a step's guard, its view and the intake know about a draft. Worked out once for each draft. */
export const validateStep = (form: Form, id: string, draft: DraftGroup): Report => {
  const known = reports.get(draft) ?? new Map<string, Report>();
  reports.set(draft, known);
  const found = known.get(id) ?? examine(form, id, draft);
  known.set(id, found);
  return found;
};

export const isValid = (form: Form, id: string, draft: DraftGroup): boolean =>
  validateStep(form, id, draft).messages.size === 0;

const blanks = new WeakMap<Form, DraftGroup>();
const blankOf = (form: Form): DraftGroup => {
  const known = blanks.get(form) ?? blank(form);
  blanks.set(form, known);
  return known;
};

/** Whether any answer of the step differs from its default. Derived, so it survives Previous, a reload and a restored draft. */
export const isChanged = (form: Form, id: string, draft: DraftGroup): boolean => {
  const root = pathOfStep(form, id);
  return differs(form.steps[id]!, groupOf(answerAt(draft, root)), groupOf(answerAt(blankOf(form), root)));
};

/** The whole application as it is sent, or undefined while any step has a message. */
export const answersOf = (form: Form, draft: DraftGroup): Record<string, unknown> | undefined =>
  Object.keys(form.steps).reduce<Record<string, unknown> | undefined>((all, id) => {
    if (!all || !isValid(form, id, draft)) return undefined;
    const { answers } = validateStep(form, id, draft);
    return { ...all, ...(form.steps[id]!.topLevel ? answers : { [id]: answers }) };
  }, {});
