import { useCallback, useRef } from 'react';
import type { ShownStep } from '#src/wizard/context.ts';

/** Tells a step that the applicant went to from one that a kept draft brought back: that is the page that was opened. */
export const useArrival = (): ((now: ShownStep) => boolean) => {
  const shown = useRef<ShownStep>(undefined);
  return useCallback((now) => {
    const before = shown.current;
    shown.current = now;
    return before !== undefined && before.step !== now.step && before.revision === now.revision;
  }, []);
};
