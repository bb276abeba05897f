import { useEffect } from 'react';
import { pageTitle } from '#src/frame/navigation/pageTitle.ts';

/** Gives the page a title more exact than its own, such as 'Step 2 of 5: Education – Staff Application'. The school's name is appended. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
