import { useLayoutEffect, useState } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { gatherTyping, type Typing } from '#src/wizard/typing.ts';

// In the capture phase, so that the machine has the newest text before any other listener runs.
const events = ['pointerdown', 'click', 'focusout', 'submit', 'visibilitychange', 'pagehide'] as const;

/** Gathers typing for an actor until it pauses or anything else happens on the page. */
export const useTyping = (actor: WizardActor): Typing => {
  const [typing] = useState(() => gatherTyping(actor));
  // A layout effect is cleaned up before the actor stops.
  useLayoutEffect(() => {
    const { flush } = typing;
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && flush(), options);
    for (const event of events) window.addEventListener(event, flush, options);
    return () => {
      ends.abort();
      flush();
      // When the form is unmounted, by a link or by an error, the draft is saved without delay.
      actor.getSnapshot().children.draft?.send({ type: 'HIDE' });
    };
  }, [actor, typing]);
  return typing;
};
