import { validateStep } from '#forms/check.ts';
import { answerAt, listAt, type Path } from '#forms/draft.ts';
import { groupOf, textOf } from '#forms/draftValue.ts';
import type { Leaf, List } from '#forms/fieldTypes.ts';
import { type Form, isBlank, isLeftOut, isRequired, labelOf } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import { readAs } from '#forms/readAs.ts';
import { refusalOf } from '#machines/wizard/refusedAnswers.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

export interface AskedQuestion {
  field: Leaf;
  path: Path;
  /** The list it belongs to. */
  list?: List | undefined;
}

/** What a question shows beside its answer. */
interface QuestionView {
  label: string;
  /** Whether a blank answer is refused. In an entry that may be left out, only once something in it was answered. */
  required: boolean;
  /** False for an answer that empties lists, while they are blank. */
  hasHint: boolean;
  /** How the answer is read. */
  note: string | undefined;
  /** Its own message, once it may be shown, or that of the school, which has refused the answer. */
  error: string | undefined;
}

/** How the answer of a question is read: 'Extension 12 is not sent.' Undefined where it is read as it stands. */
export const noteOf = ({ field, path }: AskedQuestion, { draft, phoneRules }: WizardContext): string | undefined =>
  readAs(field, textOf(answerAt(draft, path)), phoneRules);

export const questionView = (
  form: Form,
  step: string,
  question: AskedQuestion,
  context: WizardContext,
): QuestionView => {
  const { field, path, list } = question;
  const { draft, phoneRules, touched, refused } = context;
  const beside = path.slice(0, -1);
  const entry = groupOf(answerAt(draft, beside));
  const isEmptied = (name: string) => isBlank(listAt(form, [...beside, name]), answerAt(draft, [...beside, name]));
  const id = idOf(path);
  const own = touched.has(id) ? validateStep(form, step, draft, phoneRules).messages.get(id) : undefined;
  return {
    label: labelOf(field, draft, entry),
    required: isRequired(field, draft, entry) && !(list && isLeftOut(list, draft, entry)),
    hasHint: !field.resets?.every(isEmptied),
    note: noteOf(question, context),
    error: own ?? refusalOf(refused, draft, path),
  };
};
