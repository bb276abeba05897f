import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { focusPageStart, scrollToPageStart } from '#src/frame/navigation/pageStart.ts';
import { prepare } from '#src/frame/navigation/prepare.ts';

let requested: string;

/** Follows a link after the script of its page is loaded. If another link is clicked meanwhile, only that one is followed. */
export const goTo: AroundNavHandler = async (navigate, to, options) => {
  requested = to;
  try {
    await prepare(to);
  } catch {
    // The script may belong to an older release: the server sends the present page.
    return window.location.assign(to);
  }
  if (requested !== to) return;
  flushSync(() => navigate(to, options));
  scrollToPageStart();
  // The link may lead to the same page.
  focusPageStart();
};
