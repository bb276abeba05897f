import { useEffect } from 'react';
import { focusPageStart } from '#src/frame/navigation/pageStart.ts';

let shown: string | undefined;

/** Rendered beside a page within its boundary: its effect runs once that page is shown, also after Back and Forward. */
export function Arrival() {
  useEffect(() => {
    const path = window.location.pathname;
    if (shown !== undefined && shown !== path) focusPageStart();
    shown = path;
  }, []);

  return null;
}
