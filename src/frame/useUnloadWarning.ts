import { useEffect } from 'react';

let warnings = 0;

/** Whether the browser asks before the page is unloaded. */
export const isWarned = (): boolean => warnings > 0;

/** Has the browser ask before the page is closed, reloaded or left by a link, also by one of the site; not by Back within the site. */
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
