import type { Language } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { opensOffline } from '#src/frame/opensOffline.ts';
import { unsentForms } from '#src/frame/unsent/unsentForms.ts';

// The offline page, which is shown instead of a page that is not cached.
const isOfflinePage = document.querySelector('.offline') !== null;

// Firefox has `ariaDisabled` since 119.
const disable = (link: HTMLAnchorElement, isDisabled: boolean) =>
  isDisabled ? link.setAttribute('aria-disabled', 'true') : link.removeAttribute('aria-disabled');

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>('.languages__link');

/** Whether the forms of a language are cached: the service worker of its home page is its own. */
const isLanguageKept = async (code: Language): Promise<boolean> => {
  const home = localPath('/', code);
  const registration = await navigator.serviceWorker.getRegistration(home);
  return registration?.active != null && new URL(registration.scope).pathname === home;
};

/** The languages that cannot be opened now. A page that is shown later has links of its own to them. */
const away = new Set<string>();

/** While offline, marks the links of the frame to pages that are not cached as disabled. */
const describeLinks = async () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.menu__link, .footer__link'))
    disable(link, (isOfflinePage || !navigator.onLine) && !opensOffline(link.pathname));
  for (const link of languageLinks()) {
    const isAway = !(await isLanguageKept(link.hreflang as Language)) && !navigator.onLine;
    if (isAway) away.add(link.hreflang);
    else away.delete(link.hreflang);
    disable(link, isAway);
  }
  if (navigator.onLine) for (const note of document.querySelectorAll('.languages__note')) note.remove();
};

/** A link to a language that is not cached would show the browser's error page: it shows a note instead. */
const showNote = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.languages__link');
  if (!link || !away.has(link.hreflang)) return;
  event.preventDefault();
  disable(link, true);
  const list = link.closest('.languages')!;
  // The offline page says this already.
  if (isOfflinePage || list.querySelector('.languages__note')) return;
  const note = document.createElement('li');
  note.className = 'languages__note';
  note.setAttribute('role', 'alert');
  note.textContent = t('This language is available only online');
  list.append(note);
};

/** On the offline page: the links to other languages lead to the requested page. */
const leadToRequested = () => {
  const { pathname, search } = window.location;
  const links = [...languageLinks()];
  const prefixes = links.map((link) => link.pathname.replace(/\/offline$/, ''));
  const own = prefixes.find((prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? '';
  for (const [i, link] of links.entries()) link.href = prefixes[i] + pathname.slice(own.length) + search;
};

/** On the offline page, which runs no other script. */
const noteUnsentForms = () => {
  if (unsentForms() === '') return;
  const note = document.createElement('p');
  note.textContent = t('Your application has not been confirmed yet.');
  document.querySelector('.offline__forms')?.before(note);
};

window.addEventListener('online', describeLinks);
window.addEventListener('offline', describeLinks);
document.addEventListener('click', showNote);
void describeLinks();
if (isOfflinePage) {
  leadToRequested();
  noteUnsentForms();
}
