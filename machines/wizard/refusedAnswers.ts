import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { idOf, nameAt, questionsOf } from '#forms/questions.ts';

/** An answer that the receiver has refused, with the receiver's message. */
export interface RefusedAnswer {
  /** Its wire name, as the receiver has sent it. */
  name: string;
  step: string;
  path: Path;
  message: string;
  /** The answer as it was refused: the message applies to no other. */
  answer: string;
}

const inOneString = (answer: DraftValue): string =>
  textOf(answer) ||
  filesOf(answer)
    .map(({ id }) => id)
    .join();

// The wire name of one of several files ends with its index.
const withoutIndex = (name: string) => name.replace(/\[\d+\]$/, '');

/** The refused answers of a draft, in page order, by messages for their wire names. */
export const refusedAnswers = (
  form: Form,
  draft: DraftGroup,
  errors: Readonly<Record<string, string>> = {},
): RefusedAnswer[] => {
  const named = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return Object.keys(form.steps).flatMap((step) =>
    questionsOf(form, step, draft).flatMap(({ path }) => {
      const own = nameAt(draft, path);
      const error = named.find(({ name }) => name === own) ?? named.find(({ name }) => withoutIndex(name) === own);
      return error ? [{ ...error, step, path, answer: inOneString(answerAt(draft, path)) }] : [];
    }),
  );
};

/** The refused answers that have not been changed since. */
export const stillRefused = (refused: readonly RefusedAnswer[], draft: DraftGroup): readonly RefusedAnswer[] =>
  refused.filter(({ path, answer }) => inOneString(answerAt(draft, path)) === answer);

/** The receiver's message for the answer at a path, until it is changed. */
export const refusalOf = (refused: readonly RefusedAnswer[], draft: DraftGroup, path: Path): string | undefined =>
  stillRefused(refused, draft).find((each) => idOf(each.path) === idOf(path))?.message;
