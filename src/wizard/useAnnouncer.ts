import { type RefObject, useCallback, useRef } from 'react';

/** A live region and the function that writes a sentence there; it renders nothing. */
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
