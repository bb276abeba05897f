import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { askAtBack } from '#src/frame/navigation/back.ts';
import { focusPageStart, scrollToPageStart } from '#src/frame/navigation/pageStart.ts';
import { prepare } from '#src/frame/navigation/prepare.ts';
import { plain } from '#src/frame/navigation/usePlainLocation.ts';
import { isWarned } from '#src/frame/useUnloadWarning.ts';

/** The press of a link that is to be followed. */
let wanted: object | undefined;

// Back or Forward while a page is loading means that it is not wanted any more.
if (typeof window !== 'undefined')
  askAtBack(() => {
    wanted = undefined;
    return false;
  });

/**
 * Follows a link after the script of its page is loaded, unless another link or Back is pressed meanwhile. Where leaving the page has
 * to be asked about, the browser follows the link.
 */
export const goTo: AroundNavHandler = async (navigate, to, options) => {
  const press = {};
  wanted = press;
  const isLoaded = await prepare(to).then(
    () => true,
    () => false,
  );
  if (wanted !== press) return;
  const leaves = plain(to.replace(/[?#].*/, '')) !== plain(window.location.pathname);
  // The browser asks; or the script belongs to an older release, and the server sends the present page.
  if ((leaves && isWarned()) || !isLoaded) return window.location.assign(to);
  flushSync(() => navigate(to, options));
  scrollToPageStart();
  // The link may lead to the same page.
  focusPageStart();
};
