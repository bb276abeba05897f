import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { questionsOf } from '#forms/questions.ts';
import type { EarlyInput } from '#machines/draftTypes.ts';
import { restoreServedControls } from '#src/frame/servedControls.ts';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';

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
 * Empties the controls after a reload or Back, where a browser fills in again what was typed in an earlier visit of the page: the
 * device has what was changed since, or the answers were erased or sent.
 */
const emptyRefilled = (form: Form, page: ParentNode, isStored: boolean): void => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate' || !(isStored || wasErased(form))) return;
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
  restoreServedControls(page);
  emptyRefilled(form, page, record !== undefined);
  resendFiles(page);
  const [first = ''] = Object.keys(form.steps);
  const restored: DraftGroup = record?.draft ?? blank(form);
  const held = heldAnswers(questionsOf(form, first, restored), restored).filter(
    ([path, answer]) => answer !== answerAt(blank(form), path),
  );
  return held.length > 0
    ? held.reduce((draft, [path, answer]) => withAnswer(draft, path, answer), restored)
    : undefined;
};
