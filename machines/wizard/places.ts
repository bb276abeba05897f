import { isChanged, isValid } from '#forms/check.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import type { Place, WizardContext, WizardSnapshot } from '#machines/wizard/types.ts';

const isDone = (form: Form, id: string, draft: DraftGroup) => isValid(form, id, draft) && isChanged(form, id, draft);

/** The step one is led to who asks for one: that step, or the first before it that waits for an answer. */
export const placeFor = (form: Form, { draft, reached }: WizardContext, place: string): string | undefined => {
  const ids = Object.keys(form.steps);
  if (!ids.includes(place)) return undefined;
  const wanted = Math.min(ids.indexOf(place), reached);
  return ids.slice(0, wanted).find((id) => !isDone(form, id, draft)) ?? ids[wanted]!;
};

/** Files may be lost or rules may have changed since a draft was stored: it resumes where an answer is needed. */
export const resumingStep = (
  form: Form,
  { draft: blank }: WizardContext,
  { draft = blank, step = '' }: { draft?: DraftGroup; step?: string },
): string => {
  const ids = Object.keys(form.steps);
  const before = ids.slice(0, Math.max(0, ids.indexOf(step)));
  return before.find((id) => !isValid(form, id, draft)) ?? (ids.includes(step) ? step : ids[0]!);
};

const metaOf = (snapshot: WizardSnapshot): Place | undefined =>
  Object.values(snapshot.getMeta() as Record<string, Place | undefined>).find((meta) => meta?.place !== undefined);

/** Where a wizard stands: in a step, or in a state of its journey beside them. */
export const placeOf = (snapshot: WizardSnapshot): string => metaOf(snapshot)!.place;

/** The id of the step that shows, also while its dialog is open; undefined before and after the steps. */
export const stepOf = (snapshot: WizardSnapshot): string | undefined => metaOf(snapshot)?.step;
