import { useLayoutEffect } from 'react';

const show = () => {
  delete document.documentElement.dataset.resumes;
};

/** Shows the page, which `start.ts` has hidden, when the draft is restored or the form is unmounted. */
export const useResumed = (restored: boolean): void => {
  useLayoutEffect(() => {
    if (restored) show();
    return show;
  }, [restored]);
};
