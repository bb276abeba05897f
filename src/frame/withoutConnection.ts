import { opensOffline } from '#src/frame/opensOffline.ts';

// Shown in the place of a page that is not kept.
const isInstead = document.querySelector('.offline') !== null;

/** Says of each link of the frame that leads nowhere without a connection that it cannot be used, while there is none. */
const describeLinks = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.menu__link, .footer__link'))
    link.ariaDisabled = (isInstead || !navigator.onLine) && !opensOffline(link.pathname) ? 'true' : null;
};

/** Has the other languages lead to the page that was asked for. */
const leadToAsked = () => {
  const { pathname, search } = window.location;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.languages__link')];
  const prefixes = links.map((link) => link.pathname.replace(/\/offline$/, ''));
  const own = prefixes.find((prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? '';
  for (const [i, link] of links.entries()) link.href = prefixes[i] + pathname.slice(own.length) + search;
};

window.addEventListener('online', describeLinks);
window.addEventListener('offline', describeLinks);
describeLinks();
if (isInstead) leadToAsked();
