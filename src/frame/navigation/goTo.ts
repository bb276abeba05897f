import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { focusPageStart, scrollToPageStart } from '#src/frame/navigation/pageStart.ts';
import { prepare } from '#src/frame/navigation/prepare.ts';

let wanted: string;

/** Follows a link once the page it leads to has its script. Of two quick clicks the later one counts. */
export const goTo: AroundNavHandler = async (navigate, to, options) => {
  wanted = to;
  try {
    await prepare(to);
  } catch {
    // A chunk that a new release has replaced is gone for good: the server has the page.
    return window.location.assign(to);
  }
  if (wanted !== to) return;
  flushSync(() => navigate(to, options));
  scrollToPageStart();
  // The link may lead to the page it stands on.
  focusPageStart();
};
