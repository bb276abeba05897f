import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { fullLabel, idOf, type Question, questionsOf } from '#forms/questions.ts';

export interface SentSection {
  id: string;
  title: string;
  answers: { id: string; label: string; text: string }[];
}

const inWords = ({ field, path }: Question, draft: AnyDraft): string => {
  const answer = answerAt(draft, path);
  if (field.kind === 'pdf') return ((answer ?? []) as Attachment[]).map(({ name }) => name).join(', ');
  return field.options?.().find(({ value }) => value === answer)?.label ?? answer;
};

/** What was sent, for the applicant to read: each asked and answered question with its answer. */
export const sentAnswers = (form: Form, draft: AnyDraft): SentSection[] =>
  Object.entries(form.steps).map(([id, { title }]) => ({
    id,
    title,
    answers: questionsOf(form, id, draft)
      .map((question) => ({
        id: idOf(question.path),
        label: fullLabel(question, draft),
        text: inWords(question, draft),
      }))
      .filter(({ text }) => text.trim() !== ''),
  }));
