import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { focusPageStart, scrollToPageStart } from '#src/frame/navigation/pageStart.ts';
import { prepare } from '#src/frame/navigation/prepare.ts';

let requested: string;

/** Follows a link once the page it leads to has its script. Of two quick clicks the later one counts. */
export const goTo: AroundNavHandler = async (navigate, to, options) => {
  requested = to;
  try {
    await prepare(to);
  } catch {
    // A chunk may have been replaced by a newer release: the server has the page.
    return window.location.assign(to);
  }
  if (requested !== to) return;
  flushSync(() => navigate(to, options));
  scrollToPageStart();
  // The link may lead to the same page.
  focusPageStart();
};
