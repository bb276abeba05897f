import { useLayoutEffect } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';

/** Saves the draft without delay when the form is unmounted, by a link or by an error. */
export const useLastSave = (actor: WizardActor): void => {
  // A layout effect is cleaned up before the actor stops.
  useLayoutEffect(() => () => actor.getSnapshot().children.draft?.send({ type: 'HIDE' }), [actor]);
};
