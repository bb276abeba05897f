import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, filesOf, textOf } from '#forms/draftValue.ts';
import { type Form, isLeftOut } from '#forms/form.ts';
import { allQuestions, idOf, nameAt, type Question } from '#forms/questions.ts';

/** An answer that the receiver has refused, with the receiver's messages. */
export interface RefusedAnswer {
  /** Its wire names, as the receiver has sent them: one of several files has a name of its own. */
  names: readonly string[];
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

/** The wire name under which an answer was sent: a blank entry that was left out has no index. */
const sentName = (draft: DraftGroup, { path, entry }: Question) =>
  nameAt(draft, path, (each) => !entry || !isLeftOut(entry.list, draft, each));

/** The refused answers of a draft, in page order, by messages for their wire names. */
export const refusedAnswers = (
  form: Form,
  draft: DraftGroup,
  errors: Readonly<Record<string, string>> = {},
): RefusedAnswer[] =>
  allQuestions(form, draft).flatMap((question) => {
    const { step, path } = question;
    const own = sentName(draft, question);
    const names = Object.keys(errors).filter((name) => name === own || withoutIndex(name) === own);
    if (names.length === 0) return [];
    const message = [...new Set(names.map((name) => errors[name]))].join(' ');
    return [{ names, step, path, message, answer: inOneString(answerAt(draft, path)) }];
  });

/** The refused answers that have not been changed since. */
export const stillRefused = (refused: readonly RefusedAnswer[], draft: DraftGroup): readonly RefusedAnswer[] =>
  refused.filter(({ path, answer }) => inOneString(answerAt(draft, path)) === answer);

/** The receiver's message for the answer at a path, until it is changed. */
export const refusalOf = (refused: readonly RefusedAnswer[], draft: DraftGroup, path: Path): string | undefined =>
  stillRefused(refused, draft).find((each) => idOf(each.path) === idOf(path))?.message;
