import { useEffect } from 'react';

let warnings = 0;

/** Whether the browser asks before the page is left. */
export const isWarned = (): boolean => warnings > 0;

/** Has the browser ask before the page is closed, reloaded or left, also by a link of the site. */
export const useUnloadWarning = (warns: boolean): void => {
  useEffect(() => {
    if (!warns) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', warn);
    warnings++;
    return () => {
      window.removeEventListener('beforeunload', warn);
      warnings--;
    };
  }, [warns]);
};
