import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { fullLabel, nameAt, questionsOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';

// The wire name of one of several files ends with its index.
const withoutIndex = (name: string) => name.replace(/\[\d+\]$/, '');

/** Messages by wire name, with the labels of their questions. */
export const refusals = (
  form: Form,
  draft: DraftGroup,
  errors: Record<string, string>,
): { label: string; message: string }[] => {
  const questions = Object.keys(form.steps).flatMap((id) => questionsOf(form, id, draft));
  return Object.entries(errors).map(([name, message]) => {
    const named = (wanted: string) => questions.find(({ path }) => nameAt(draft, path) === wanted);
    const question = named(name) ?? named(withoutIndex(name));
    return { label: question ? fullLabel(question, draft) : t('An answer that is not asked for'), message };
  });
};
