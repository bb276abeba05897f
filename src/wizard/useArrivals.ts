import { useEffect } from 'react';
import type { WizardActor, WizardEmitted } from '#machines/wizard/types.ts';
import { focusOn } from '#src/wizard/focus.ts';

const headings: Readonly<Record<string, string>> = { info: 'information', receipt: 'receipt-heading' };

/**
 * Connects arriving to the page's focus and scroll. What the device kept is the page as it was opened: there the browser
 * scrolls, and a field that was being typed in keeps the focus; but not where it was begun before the device had answered.
 */
export const useArrivals = (actor: WizardActor): void => {
  useEffect(() => {
    let opened = false;
    const arrive = ({ place, because, question }: Extract<WizardEmitted, { type: 'arrived' }>) => {
      const opens = because === 'RESTORE' && !opened && !actor.getSnapshot().context.begun;
      opened = true;
      const typedIn = document.activeElement?.closest('.step-fields') ? document.activeElement.id : undefined;
      if (opens && typedIn) focusOn(typedIn);
      // What the dialog was about is where its reader goes on.
      else if (because.startsWith('xstate.done.')) focusOn('ending');
      else if (question !== undefined) focusOn(question);
      else if (because === 'CLOSE' && actor.getSnapshot().can({ type: 'SUBMIT' })) focusOn('forward');
      else if (!opens) focusOn(headings[place] ?? 'step-heading', 'start');
    };
    const subscription = actor.on('arrived', arrive);
    return () => subscription.unsubscribe();
  }, [actor]);
};
