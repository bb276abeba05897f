import { useSelector } from '@xstate/react';
import { hasAnswers } from '#forms/check.ts';
import type { Form } from '#forms/form.ts';
import type { WizardView } from '#machines/wizard/snapshot.ts';
import { useUnloadWarning } from '#src/frame/useUnloadWarning.ts';
import { isStored } from '#src/wizard/draft/useSaved.ts';

/** Has the browser ask before answers that the device refuses are lost, a file that is being read, or a send that goes on. */
export const useWarning = (form: Form, view: WizardView): void => {
  const isBusy = useSelector(
    view,
    (snapshot) => snapshot.matches({ journey: 'submitting' }) || snapshot.context.reading.length > 0,
  );
  const hasContent = useSelector(
    view,
    ({ context: { draft, receipt } }) => receipt !== undefined || hasAnswers(form, draft),
  );
  const draft = useSelector(view, ({ children }) => children.draft);
  const stored = useSelector(draft, isStored);
  useUnloadWarning(isBusy || (hasContent && !stored));
};
