import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';

/** Has the browser warn before a page is left whose answers the device refused, or whose application is being sent. */
export const useWarning = (actor: WizardActor): void => {
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches({ journey: 'submitting' }));
  const draft = useSelector(actor, ({ children }) => children.draft);
  const isRefused = useSelector(draft, (snapshot) => snapshot?.context.refused ?? false);
  const warns = isSubmitting || isRefused;
  useEffect(() => {
    if (!warns) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [warns]);
};
