import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { WizardActor } from '#machines/wizard/types.ts';
import { draftIn } from '#src/wizard/draft/draftIn.ts';

const none = () => () => undefined;

/** Has the browser warn before a page is left whose answers the device refused, or whose application is on its way. */
export const useWarning = (actor: WizardActor): void => {
  const submitting = useSelector(actor, (snapshot) => snapshot.matches({ journey: 'submitting' }));
  const refused = useSelector(useSelector(actor, draftIn), (draft) => draft?.context.refused ?? false);
  const warns = submitting || refused;
  useEffect(() => {
    if (!warns) return none();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [warns]);
};
