import { useEffect } from 'react';

/** Has the browser ask before the page is closed, reloaded or left for another site. */
export const useUnloadWarning = (warns: boolean): void => {
  useEffect(() => {
    if (!warns) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [warns]);
};
