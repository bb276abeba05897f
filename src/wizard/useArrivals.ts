import { useEffect } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { WizardEmitted } from '#machines/wizard/types.ts';
import { focusOn } from '#src/wizard/focus.ts';

const headings: Readonly<Record<string, string>> = {
  info: 'information',
  receipt: 'receipt-heading',
  elsewhere: 'elsewhere',
};

/**
 * Moves the focus and the scroll position where the applicant arrives. What the device kept is the page as it was opened: there
 * the browser scrolls, and a field that was being typed in keeps the focus; but not where it was started before the device had
 * answered.
 */
export const useArrivals = (actor: WizardActor): void => {
  useEffect(() => {
    let opened = false;
    const arrive = ({ place, because, question }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      const opens = !opened && !actor.getSnapshot().context.started;
      opened = true;
      const typedIn = document.activeElement?.closest('.step-fields') ? document.activeElement.id : undefined;
      // What the dialog was about is where its reader goes on.
      if (because.startsWith('xstate.done.actor.sending')) focusOn('ending');
      else if (opens && typedIn) focusOn(typedIn);
      else if (question !== undefined) focusOn(question);
      else if (because === 'CLOSE' && actor.getSnapshot().can({ type: 'SUBMIT' })) focusOn('forward');
      else if (!opens) focusOn(headings[place] ?? 'step-heading', 'start');
    };
    const subscription = actor.on('arrived', arrive);
    return () => subscription.unsubscribe();
  }, [actor]);
};
