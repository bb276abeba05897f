import { useLayoutEffect } from 'react';

const show = () => {
  delete document.documentElement.dataset.resumes;
};

/** Shows the page that `start.ts` hides while its answers are brought back: once they are there, or as the form is left. */
export const useResumed = (restored: boolean): void => {
  useLayoutEffect(() => {
    if (restored) show();
    return show;
  }, [restored]);
};
