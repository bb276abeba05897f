import { type Attachment, attach } from '#forms/attachment.ts';
import { answerAt, withAnswer } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { idOf, questionsOf } from '#forms/questions.ts';

const answerIn = async (control: Element): Promise<string | readonly Attachment[]> => {
  if (control instanceof HTMLInputElement && control.type === 'file')
    return Promise.all([...(control.files ?? [])].map((file) => attach(newId(), file)));
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const chosen = control.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked');
    return chosen?.value ?? '';
  }
  return (control as HTMLInputElement).value;
};

/** A draft with what was typed, chosen or attached in the served page before its script had arrived. */
export const withEarlyAnswers = async (form: Form, step: string, draft: AnyDraft, page: ParentNode): Promise<AnyDraft> => {
  let found = draft;
  for (const { path } of questionsOf(form, step, draft)) {
    const control = page.querySelector(`#${CSS.escape(idOf(path))}`);
    const answer = control && (await answerIn(control));
    if (answer && answer.length > 0 && answer !== answerAt(draft, path)) found = withAnswer(found, path, answer);
  }
  return found;
};
