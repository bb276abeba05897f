import { isChanged, isValid } from '#forms/check.ts';
import type { Form } from '#forms/form.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

type Answered = Pick<WizardContext, 'draft' | 'phoneRules'>;

const isDone = (form: Form, id: string, { draft, phoneRules }: Answered) =>
  isValid(form, id, draft, phoneRules) && isChanged(form, id, draft);

/** The step that opens when one is requested: that step, or the first incomplete step before it. */
export const placeFor = (form: Form, context: Answered & Pick<WizardContext, 'reached'>, place: string) => {
  const ids = Object.keys(form.steps);
  if (!ids.includes(place)) return undefined;
  const requested = Math.min(ids.indexOf(place), context.reached);
  return ids.slice(0, requested).find((id) => !isDone(form, id, context)) ?? ids[requested]!;
};

/** The step in which a stored draft is opened: the first invalid step before its own, since files may be lost or rules changed. */
export const resumingStep = (form: Form, { draft, phoneRules }: Answered, step = ''): string => {
  const ids = Object.keys(form.steps);
  const before = ids.slice(0, Math.max(0, ids.indexOf(step)));
  return before.find((id) => !isValid(form, id, draft, phoneRules)) ?? (ids.includes(step) ? step : ids[0]!);
};
