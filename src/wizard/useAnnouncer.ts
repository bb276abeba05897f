import { type RefObject, useCallback, useRef } from 'react';

/** The ref of a live region, and a function that writes a sentence there without rendering. An empty one clears it. */
export const useAnnouncer = (): {
  status: RefObject<HTMLParagraphElement | null>;
  announce: (text: string) => void;
} => {
  const status = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((sentence: string) => {
    if (status.current) status.current.textContent = sentence;
  }, []);
  return { status, announce };
};
