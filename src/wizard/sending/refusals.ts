import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { fullLabel, nameAt, questionsOf } from '#forms/questions.ts';

/** Messages by wire name, with the questions' labels; a name that no question has stands for itself. */
export const refusals = (
  form: Form,
  draft: DraftGroup,
  errors: Record<string, string>,
): { label: string; message: string }[] => {
  const questions = Object.keys(form.steps).flatMap((id) => questionsOf(form, id, draft));
  return Object.entries(errors).map(([name, message]) => {
    const question = questions.find(({ path }) => nameAt(draft, path) === name);
    return { label: question ? fullLabel(question, draft) : name, message };
  });
};
