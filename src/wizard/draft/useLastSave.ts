import { useEffectEvent, useLayoutEffect } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { followsLink } from '#src/wizard/draft/followsLink.ts';

const leaving = ['pagehide', 'visibilitychange', 'click'] as const;

/**
 * Saves the draft without delay when the form is unmounted, by a link or by an error; with what its controls hold, also when the page
 * is left or hidden, or a link is followed. `send` takes it, as before any event.
 */
export const useLastSave = (actor: WizardActor, send: (event: WizardEvent) => void): void => {
  const takeHeld = useEffectEvent(() => send({ type: 'CHECK' }));
  // A layout effect is cleaned up before the actor stops.
  useLayoutEffect(() => {
    const take = (event: Event) => {
      // Of a press elsewhere, what it does takes it.
      if (event.type !== 'click' || followsLink(event)) takeHeld();
    };
    // In the capturing phase: the draft is saved in the bubbling phase.
    for (const type of leaving) window.addEventListener(type, take, true);
    return () => {
      for (const type of leaving) window.removeEventListener(type, take, true);
      takeHeld();
      actor.getSnapshot().children.draft?.send({ type: 'HIDE' });
    };
  }, [actor]);
};
