import { useSelector } from '@xstate/react';
import type { Form } from '#forms/form.ts';
import { message, t } from '#languages/message.ts';
import { stepOf, type WizardView } from '#machines/wizard/snapshot.ts';
import { useTitle } from '#src/frame/navigation/useTitle.ts';

/** Sets the page's title, which begins with the step or the outcome. */
export const useStepTitle = (form: Form, view: WizardView): void => {
  const title = useSelector(view, (snapshot) => {
    if (snapshot.matches({ journey: 'failed' })) return t('Problem sending – {form}', { form: message(form.title) });
    if (snapshot.hasTag('sent')) return t('Application sent – {form}', { form: message(form.title) });
    const step = stepOf(snapshot);
    const ids = Object.keys(form.steps);
    return step && ids.length > 1
      ? t('Step {number} of {count}: {step} – {form}', {
          number: ids.indexOf(step) + 1,
          count: ids.length,
          step: message(form.steps[step]!.title),
          form: message(form.title),
        })
      : t(form.title);
  });
  useTitle(title);
};
