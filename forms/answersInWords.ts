import type { Path } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { inWords } from '#forms/inWords.ts';
import type { PhoneRules } from '#forms/phone.ts';
import { fullLabel, idOf, questionsOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';

export interface AnsweredStep {
  id: string;
  title: string;
  answers: { id: string; label: string; texts: readonly string[]; path: Path }[];
}

/** The answers for the applicant and the office to read: each asked and answered question with its answer, in the steps that have any. */
export const answersInWords = (form: Form, draft: DraftGroup, rules?: PhoneRules): AnsweredStep[] =>
  Object.entries(form.steps)
    .map(([id, { title }]) => ({
      id,
      title: t(title),
      answers: questionsOf(form, id, draft)
        .map((question) => ({
          id: idOf(question.path),
          label: fullLabel(question, draft),
          texts: inWords(question, draft, rules),
          path: question.path,
        }))
        .filter(({ texts }) => texts.length > 0),
    }))
    .filter(({ answers }) => answers.length > 0);
