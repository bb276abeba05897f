import { useEffect, useState } from 'react';
import { stepOf, type WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEmitted } from '#machines/wizard/types.ts';
import { changeButtonOf } from '#src/components/AnswerList.tsx';
import { focusOn } from '#src/wizard/focus.ts';
import { showPlace } from '#src/wizard/showPlace.ts';

type Arrival = Extract<WizardEmitted, { type: 'arrived' }>;

/**
 * Moves the focus and the scroll position to each place that is entered, once it is shown. When a page opens, the browser decides
 * the scroll position, and a field that has the focus keeps it; but not if the applicant pressed the start button before the draft
 * was read.
 */
export const useArrivals = (actor: WizardActor, isShown: boolean): void => {
  const [arrival, setArrival] = useState<{ show(): void }>();
  useEffect(() => {
    if (isShown) arrival?.show();
  }, [arrival, isShown]);

  useEffect(() => {
    let opened = false;
    const isRefused = () => actor.getSnapshot().context.lastSend === 'refused';
    const showing = ({ place, because, question, changed }: Arrival) => {
      const opens = !opened && !actor.getSnapshot().context.started;
      opened = true;
      const typedIn = document.activeElement?.closest('.step-fields') ? document.activeElement.id : undefined;
      // The dialog of the send has closed: the sentence with the outcome gets the focus.
      const isStep = stepOf(actor.getSnapshot()) === place;
      if (isStep && (because.startsWith('xstate.done.actor.sending') || (because === 'CLOSE' && isRefused())))
        return () => focusOn('ending', undefined, 'step-heading');
      if (opens && typedIn) return () => focusOn(typedIn);
      if (question !== undefined) return () => focusOn(question, undefined, 'step-heading');
      if (changed !== undefined) return () => focusOn(changeButtonOf(changed), 'center', 'review');
      if (because === 'CLOSE' && actor.getSnapshot().can({ type: 'SUBMIT' })) return () => focusOn('forward');
      return () => opens || showPlace(place);
    };
    const subscription = actor.on('arrived', (event) => setArrival({ show: showing(event) }));
    return () => subscription.unsubscribe();
  }, [actor]);
};
