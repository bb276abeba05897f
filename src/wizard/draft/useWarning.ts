import { useSelector } from '@xstate/react';
import type { WizardView } from '#machines/wizard/snapshot.ts';
import { useUnloadWarning } from '#src/frame/useUnloadWarning.ts';
import { isStored } from '#src/wizard/draft/useSaved.ts';

/** Has the browser ask before the form is left while the device refuses its answers, a file is read, or its application is being sent. */
export const useWarning = (view: WizardView): void => {
  const isBusy = useSelector(
    view,
    (snapshot) => snapshot.matches({ journey: 'submitting' }) || snapshot.context.reading.length > 0,
  );
  const draft = useSelector(view, ({ children }) => children.draft);
  const stored = useSelector(draft, isStored);
  useUnloadWarning(isBusy || !stored);
};
