import { useEffect } from 'react';
import { titled } from '#src/frame/titled.ts';

/** Gives the page a title more exact than its route's, such as 'Step 2 of 5: Education – Staff Application'. The school's name is appended. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
}
