import { useLayoutEffect } from 'react';

const show = () => {
  delete document.documentElement.dataset.resumes;
};

/** Shows the page that `start.ts` hides until the draft is restored: then, or as the form is unmounted. */
export const useResumed = (restored: boolean): void => {
  useLayoutEffect(() => {
    if (restored) show();
    return show;
  }, [restored]);
};
