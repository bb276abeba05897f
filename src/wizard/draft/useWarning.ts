import { useSelector } from '@xstate/react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { useUnloadWarning } from '#src/frame/useUnloadWarning.ts';

/** Has the browser ask before a page is left while the device refuses its answers, or while its application is being sent. */
export const useWarning = (actor: WizardActor): void => {
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches({ journey: 'submitting' }));
  const draft = useSelector(actor, ({ children }) => children.draft);
  const isRefused = useSelector(draft, (snapshot) => snapshot?.context.refused ?? false);
  useUnloadWarning(isSubmitting || isRefused);
};
