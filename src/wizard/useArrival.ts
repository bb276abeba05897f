import { useCallback, useRef } from 'react';
import type { ShownStep } from '#src/wizard/context.ts';

export interface Arrival {
  /** The applicant is about to begin: the next step that is shown is gone to. */
  begin: () => void;
  arrive: (now: ShownStep) => boolean;
}

/** Tells a step that the applicant went to from one that a kept draft brought back: that is the page that was opened. */
export const useArrival = (): Arrival => {
  const shown = useRef<ShownStep>(undefined);
  const begins = useRef(false);
  const begin = useCallback(() => {
    begins.current = true;
  }, []);
  const arrive = useCallback((now: ShownStep) => {
    const before = shown.current;
    const wentThere = before !== undefined && before.step !== now.step && before.revision === now.revision;
    const came = begins.current || wentThere;
    shown.current = now;
    begins.current = false;
    return came;
  }, []);
  return { begin, arrive };
};
