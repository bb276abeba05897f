import type { Language } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { opensOffline } from '#src/frame/opensOffline.ts';

// Shown in the place of a page that is not kept.
const isInstead = document.querySelector('.offline') !== null;

const disable = (link: HTMLAnchorElement, isDisabled: boolean) => {
  link.ariaDisabled = isDisabled ? 'true' : null;
};

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>('.languages__link');

/** Whether the device keeps the forms of a language: the service worker that answers below its home page is its own. */
const isLanguageKept = async (code: Language): Promise<boolean> => {
  const home = localPath('/', code);
  const registration = await navigator.serviceWorker.getRegistration(home);
  return registration?.active != null && new URL(registration.scope).pathname === home;
};

/** Says of each link of the frame that leads nowhere without a connection that it cannot be used, while there is none. */
const describeLinks = async () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.menu__link, .footer__link'))
    disable(link, (isInstead || !navigator.onLine) && !opensOffline(link.pathname));
  for (const link of languageLinks()) {
    const isKept = await isLanguageKept(link.hreflang as Language);
    disable(link, !navigator.onLine && !isKept);
  }
  if (navigator.onLine) for (const note of document.querySelectorAll('.languages__note')) note.remove();
};

/** A language that is not kept would be the browser's own error page: the page stays, and says why. */
const stay = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('.languages__link[aria-disabled=true]');
  if (!link) return;
  event.preventDefault();
  const list = link.closest('.languages')!;
  // The page that stands in the place of another one has already said it.
  if (isInstead || list.querySelector('.languages__note')) return;
  const note = document.createElement('li');
  note.className = 'languages__note';
  note.setAttribute('role', 'alert');
  note.textContent = t('This language needs a connection');
  list.append(note);
};

/** Has the other languages lead to the page that was asked for. */
const leadToAsked = () => {
  const { pathname, search } = window.location;
  const links = [...languageLinks()];
  const prefixes = links.map((link) => link.pathname.replace(/\/offline$/, ''));
  const own = prefixes.find((prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? '';
  for (const [i, link] of links.entries()) link.href = prefixes[i] + pathname.slice(own.length) + search;
};

window.addEventListener('online', describeLinks);
window.addEventListener('offline', describeLinks);
document.addEventListener('click', stay);
void describeLinks();
if (isInstead) leadToAsked();
