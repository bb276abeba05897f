import { follow } from '#src/frame/follow.ts';
import { sheet } from '#src/frame/lazySheet.ts';
import { notFound, routeFor } from '#src/routes.tsx';

/** The link to another page of this site that an event is about; files, other sites and new tabs are the browser's. */
function pageLink({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined;
  const isHere = link.hash && link.pathname === window.location.pathname;
  return isHere || routeFor(link.pathname) === notFound ? undefined : link;
}

const opensElsewhere = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || altKey || shiftKey;

/**
 * Goes from page to page without loading the frame again, also by links in markup that React leaves alone. A page's script
 * is fetched as soon as someone points at a link to it.
 */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = event.defaultPrevented || opensElsewhere(event) ? undefined : pageLink(event);
    if (!link) return;
    event.preventDefault();
    follow(link.pathname + link.search + link.hash);
  });

  const prepare = (event: Event) => {
    const link = pageLink(event);
    if (link) Promise.all([sheet.preload(), routeFor(link.pathname).preload()]).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, prepare, { passive: true });
}
