import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hears Enter in a form that ignores it, as one does while its submit button is disabled. Past React, which would make
 * an event of its own of each key.
 */
export const useIgnoredEnter = (onEnter: (() => void) | undefined): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!onEnter || !element) return undefined;
    const hear = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file') onEnter();
    };
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  });
  return form;
};
