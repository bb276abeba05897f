import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { sizeMessage } from '#forms/limits.ts';
import { allQuestions, fullLabel, idOf, questionAt } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import { type RefusedAnswer, refusedAnswers, stillRefused } from '#machines/wizard/refusedAnswers.ts';
import type { Failure } from '#machines/wizard/types.ts';
import type { Refusal } from '#src/components/Refusals.tsx';

/** How many of the largest files are named. */
const NAMED = 3;

/** The refused answers with the labels of their questions. */
const refusals = (form: Form, draft: DraftGroup, refused: readonly RefusedAnswer[]): Refusal[] =>
  refused.map(({ step, path, message }) => {
    const id = idOf(path);
    const question = questionAt(form, draft, path);
    return { label: question ? fullLabel(question, draft) : id, message, step, id };
  });

/** What was refused beside the answers of the form. */
const unknownRefusals = (errors: Readonly<Record<string, string>> = {}, refused: readonly RefusedAnswer[]): Refusal[] =>
  Object.entries(errors)
    .filter(([name]) => !refused.some(({ names }) => names.includes(name)))
    .map(([, message]) => ({ label: t('A question that is not on this page'), message }));

/** The largest files of a draft, with the questions they answer. */
const largestFiles = (form: Form, draft: DraftGroup): Refusal[] =>
  allQuestions(form, draft)
    .flatMap(({ step, path }) =>
      filesOf(answerAt(draft, path)).map(({ name, size }) => ({
        size,
        label: name,
        message: sizeMessage(size)(),
        step,
        id: idOf(path),
      })),
    )
    .toSorted((one, other) => other.size - one.size)
    .slice(0, NAMED);

/** All that a failure names and that was not changed since; for a send that is too large the largest files. */
export const namedBy = (
  form: Form,
  draft: DraftGroup,
  refused: readonly RefusedAnswer[],
  { kind, errors }: Failure,
): Refusal[] => [
  ...refusals(form, draft, stillRefused(refused, draft)),
  // A page that was loaded again may know more questions.
  ...unknownRefusals(errors, [...refused, ...refusedAnswers(form, draft, errors)]),
  ...(kind === 'too large' && refused.length === 0 ? largestFiles(form, draft) : []),
];
