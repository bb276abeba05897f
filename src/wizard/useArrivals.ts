import { useEffect } from 'react';
import { stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEmitted } from '#machines/wizard/types.ts';
import { changeButtonOf } from '#src/components/AnswerList.tsx';
import { focusOn } from '#src/wizard/focus.ts';
import { showPlace } from '#src/wizard/showPlace.ts';

/**
 * Moves the focus and the scroll position to each place that is entered. When a page opens, the browser decides the scroll
 * position, and a field that has the focus keeps it; but not if the applicant pressed the start button before the draft was read.
 */
export const useArrivals = (actor: WizardActor): void => {
  useEffect(() => {
    let opened = false;
    const isRefused = () => actor.getSnapshot().context.lastSend === 'refused';
    const arrive = ({ place, because, question, changed }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      const opens = !opened && !actor.getSnapshot().context.started;
      opened = true;
      const typedIn = document.activeElement?.closest('.step-fields') ? document.activeElement.id : undefined;
      // The dialog of the send has closed: the sentence with the outcome gets the focus.
      const isStep = stepOf(actor.getSnapshot()) === place;
      if (isStep && (because.startsWith('xstate.done.actor.sending') || (because === 'CLOSE' && isRefused())))
        focusOn('ending');
      else if (opens && typedIn) focusOn(typedIn);
      else if (question !== undefined) focusOn(question);
      else if (changed !== undefined) focusOn(changeButtonOf(changed), 'center', 'review');
      else if (because === 'CLOSE' && actor.getSnapshot().can({ type: 'SUBMIT' })) focusOn('forward');
      else if (!opens) showPlace(place);
    };
    const subscription = actor.on('arrived', arrive);
    return () => subscription.unsubscribe();
  }, [actor]);
};
