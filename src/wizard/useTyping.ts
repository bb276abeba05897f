import { useLayoutEffect, useState } from 'react';
import type { WizardActor } from '#machines/wizard/types.ts';
import { draftIn } from '#src/wizard/draft/draftIn.ts';
import { gatherTyping, type Typing } from '#src/wizard/typing.ts';

// Heard on their way down, before anything answers them: a page about to vanish keeps its draft, Enter and a tap meet
// the button that the newest text deserves.
const happenings = ['pointerdown', 'click', 'focusout', 'submit', 'visibilitychange', 'pagehide'] as const;

/** Gathers typing for an actor until it pauses or anything else happens on the page. */
export const useTyping = (actor: WizardActor): Typing => {
  const [typing] = useState(() => gatherTyping(actor));
  // A layout effect ends before the actor stops.
  useLayoutEffect(() => {
    const { flush } = typing;
    const enter = ({ key }: KeyboardEvent) => key === 'Enter' && flush();
    window.addEventListener('keydown', enter, true);
    for (const happening of happenings) window.addEventListener(happening, flush, true);
    return () => {
      window.removeEventListener('keydown', enter, true);
      for (const happening of happenings) window.removeEventListener(happening, flush, true);
      flush();
      // Where the form is taken off the page, by a link or by what broke, nothing waits for a pause to be written.
      draftIn(actor.getSnapshot())?.send({ type: 'HIDE' });
    };
  }, [actor, typing]);
  return typing;
};
