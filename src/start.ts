import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import { hasLink, noteLink, reloadAddress } from '#src/frame/arrivingLink.ts';
import { answerEarlyPress, noteEarlyPress } from '#src/frame/earlyPress.ts';
import { forOlderBrowsers } from '#src/frame/forOlderBrowsers.ts';
import { loaded } from '#src/frame/loaded.ts';

// A browser older than the targets in vite.config.ts lacks one of these. It keeps the page as it was served, and its address.
const isTooOld = !('inert' in HTMLElement.prototype && CSS.supports('height: 1dvh'));

// The link has a key: nothing else runs while the address shows it. One that is opened in this tab later begins anew.
if (!isTooOld) noteLink();
window.addEventListener('hashchange', () => hasLink() && window.location.reload());

// WebKit remembers a script that could not be loaded, also over a reload, and requests it again only after a `fetch`.
window.addEventListener('vite:preloadError', () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    fetch(href).catch(() => undefined);
});

const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** A form needs its script, and says why it has none; every other page is complete without it. */
const showFault = (fault: '.not-loaded' | '.too-old') => {
  document.querySelector(fault)?.removeAttribute('hidden');
  document.querySelector(`${fault} a[href=""]`)?.setAttribute('href', reloadAddress());
  answerEarlyPress();
};
const begin = () =>
  void forOlderBrowsers()
    .then(() => import('#src/main.tsx'))
    .catch(() => showFault('.not-loaded'));

// Pictures below the fold load after the page itself.
void loaded().then(() => {
  document.documentElement.dataset.loaded = '';
});
// The browser's menu offers to install the site, and nothing else does.
window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());

// A page without a form is complete without its script, which is loaded after the page, or at the first input.
const alive = document.querySelector<HTMLElement>('#root')?.dataset.alive;
if (isTooOld) {
  noteEarlyPress();
  showFault('.too-old');
} else if (alive === 'later') {
  void loaded().then(begin);
  for (const intent of intents) document.addEventListener(intent, begin, { once: true, passive: true });
  // The offline page is shown at addresses of other pages, whose scripts are not cached: it runs no script (`never`).
} else if (alive !== 'never') {
  // The prerendered first step is hidden if another step will be restored.
  if (new URLSearchParams(window.location.search).has('step')) document.documentElement.dataset.resumes = '';
  noteEarlyPress();
  begin();
}

// Where no worker keeps pages there are none to lead to. In the first visit it is installed after the page.
const describeConnection = () => void import('#src/frame/withoutConnection.ts').catch(() => undefined);
const worker = isTooOld ? undefined : navigator.serviceWorker;
if (worker?.controller) describeConnection();
else worker?.addEventListener('controllerchange', describeConnection, { once: true });
