import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import { type Form, isRequired } from '#forms/form.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';

/** The wire names of all questions that a draft is asked, must answer, and has no answer to, in page order. */
export const missingNames = (form: Form, draft: DraftGroup): string[] =>
  Object.keys(form.steps)
    .flatMap((step) => questionsOf(form, step, draft))
    .filter(({ field, entry }) => isRequired(field, draft, entry?.answers))
    .filter(({ path }) => textOf(answerAt(draft, path)) === '' && filesOf(answerAt(draft, path)).length === 0)
    .map(({ path }) => nameAt(draft, path));
