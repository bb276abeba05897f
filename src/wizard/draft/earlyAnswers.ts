import { answerAt, blank, type Path, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import type { EarlyInput } from '#machines/draftTypes.ts';

const controlOf = (page: ParentNode, path: Path) => page.querySelector<HTMLInputElement>(`#${CSS.escape(idOf(path))}`);

const valueOf = (control: HTMLInputElement | null): string => {
  if (control?.type !== 'radio') return control?.value ?? '';
  return control.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
};

const erased = (form: Form) => `bac-erased-${form.name}`;

/** Notes for this tab that the stored answers were erased. */
export const noteErasure = (form: Form): void => {
  try {
    sessionStorage.setItem(erased(form), 'yes');
  } catch {
    // A tab without storage stores no draft either.
  }
};

const wasErased = (form: Form): boolean => {
  try {
    return sessionStorage.getItem(erased(form)) !== null;
  } catch {
    return false;
  }
};

/**
 * Empties the controls after a reload or Back if the answers were erased or sent before: Firefox fills them in again.
 */
const emptyRefilled = (form: Form, page: ParentNode): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' || !wasErased(form)) return;
  for (const each of page.querySelectorAll('form')) each.reset();
};

/** Dispatches `change` for the files that were chosen before the script was loaded. */
const resendFiles = (page: ParentNode): void => {
  for (const control of page.querySelectorAll<HTMLInputElement>('input[type=file]'))
    if (control.files?.length) control.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * The saved draft, changed by what was typed or chosen in the page before its script was loaded; undefined if nothing was.
 */
export const collectEarlyAnswers = ({ form, record }: EarlyInput): DraftGroup | undefined => {
  const page = document.querySelector('.wizard');
  if (!page) return undefined;
  if (!record) emptyRefilled(form, page);
  resendFiles(page);
  const [first = ''] = Object.keys(form.steps);
  const restored: DraftGroup = record?.draft ?? blank(form);
  const draft = questionsOf(form, first, restored)
    .filter(({ field }) => field.kind !== 'pdf' && field.kind !== 'years')
    .reduce((found, { path, field }) => {
      const value = valueOf(controlOf(page, path));
      return value === '' || value === field.blank || value === answerAt(found, path)
        ? found
        : withAnswer(found, path, value);
    }, restored);
  return draft === restored ? undefined : draft;
};
