import { useSelector } from '@xstate/react';
import type { WizardView } from '#machines/wizard/snapshot.ts';
import { useUnloadWarning } from '#src/frame/useUnloadWarning.ts';
import { isStored } from '#src/wizard/draft/useSaved.ts';

/** Has the browser ask before a page is left while the device refuses its answers, or while its application is being sent. */
export const useWarning = (view: WizardView): void => {
  const isSubmitting = useSelector(view, (snapshot) => snapshot.matches({ journey: 'submitting' }));
  const draft = useSelector(view, ({ children }) => children.draft);
  const stored = useSelector(draft, isStored);
  useUnloadWarning(isSubmitting || !stored);
};
