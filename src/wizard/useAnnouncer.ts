import { type RefObject, useCallback, useRef } from 'react';

/** The ref of a live region, and a function that writes a sentence there without rendering. An empty one clears it. */
export const useAnnouncer = (): {
  status: RefObject<HTMLParagraphElement | null>;
  announce: (text: string) => void;
} => {
  const status = useRef<HTMLParagraphElement>(null);
  const together = useRef('');
  const announce = useCallback((sentence: string) => {
    // What one event has to say is read together.
    together.current = sentence && `${together.current} ${sentence}`.trim();
    queueMicrotask(() => (together.current = ''));
    if (status.current) status.current.textContent = together.current;
  }, []);
  return { status, announce };
};
