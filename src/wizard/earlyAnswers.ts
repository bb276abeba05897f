import { answerAt, type Path, withAnswer } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { idOf, questionsOf } from '#forms/questions.ts';

const controlOf = (page: ParentNode, path: Path) => page.querySelector<HTMLInputElement>(`#${CSS.escape(idOf(path))}`);

const valueOf = (control: HTMLInputElement | null): string => {
  if (control?.type !== 'radio') return control?.value ?? '';
  return control.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
};

/** A draft with what was typed or chosen in the served page before its script had arrived. */
export const withEarlyAnswers = (form: Form, step: string, draft: AnyDraft, page: ParentNode): AnyDraft =>
  questionsOf(form, step, draft)
    .filter(({ field }) => field.kind !== 'pdf' && field.kind !== 'years')
    .reduce((found, { path, field }) => {
      const value = valueOf(controlOf(page, path));
      return value === '' || value === field.blank || value === answerAt(found, path)
        ? found
        : withAnswer(found, path, value);
    }, draft);

/** Hands the files that were chosen before the script had arrived to the controls that now take them. */
export const resendEarlyFiles = (page: ParentNode): void => {
  for (const control of page.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (control.files?.length) control.dispatchEvent(new Event('change', { bubbles: true }));
};
