import { useSelector } from '@xstate/react';
import type { Form } from '#forms/form.ts';
import { stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import { useTitle } from '#src/frame/navigation/useTitle.ts';

/** The page's title, saying first where the applicant is. */
export const useStepTitle = (form: Form, actor: WizardActor): void => {
  const title = useSelector(actor, (snapshot) => {
    if (snapshot.matches({ journey: 'failed' })) return `Problem sending – ${form.title}`;
    if (snapshot.matches({ journey: 'succeeded' }) || snapshot.matches({ journey: 'receipt' }))
      return `Application sent – ${form.title}`;
    const step = stepOf(snapshot);
    const ids = Object.keys(form.steps);
    return step
      ? `Step ${ids.indexOf(step) + 1} of ${ids.length}: ${form.steps[step]!.title} – ${form.title}`
      : form.title;
  });
  useTitle(title);
};
