import { answerAt, type Path } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { fullLabel, idOf, type Question, questionsOf } from '#forms/questions.ts';

export interface SentSection {
  id: string;
  title: string;
  answers: { id: string; label: string; text: string; path: Path }[];
}

const inWords = ({ field, path }: Question, draft: DraftGroup): string => {
  const answer = answerAt(draft, path);
  if (field.kind === 'pdf')
    return filesOf(answer)
      .map(({ name }) => name)
      .join(', ');
  return field.options?.().find(({ value }) => value === answer)?.label ?? textOf(answer);
};

/** What was sent, for the applicant and the office to read: each asked and answered question with its answer. */
export const sentAnswers = (form: Form, draft: DraftGroup): SentSection[] =>
  Object.entries(form.steps).map(([id, { title }]) => ({
    id,
    title,
    answers: questionsOf(form, id, draft)
      .map((question) => ({
        id: idOf(question.path),
        label: fullLabel(question, draft),
        text: inWords(question, draft),
        path: question.path,
      }))
      .filter(({ text }) => text.trim() !== ''),
  }));
