import { useEffect } from 'react';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { afterPress } from '#src/wizard/step/afterPress.ts';

/** Tells a wizard of a press that falls in a pause of the typing, and when it is over. */
export const usePresses = (actor: WizardActor): void => {
  useEffect(() => {
    const press = () => {
      if (actor.getSnapshot().hasTag('checked')) return;
      actor.send({ type: 'PRESS' });
      afterPress(() => actor.send({ type: 'CHECK' }));
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [actor]);
};
