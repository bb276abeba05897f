import { StrictMode, startTransition } from 'react';
import '#src/frame/changedElements.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setLanguage } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { languageAt } from '#languages/paths.ts';
import { App } from '#src/app.tsx';
import { noteServedControls } from '#src/frame/servedControls.ts';
import { pageAt } from '#src/routes.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root.');

/** The path the page was prerendered for; the development server prerenders nothing. */
const ssrPath = root.dataset.path;

const { pathname } = window.location;
const code = languageAt(pathname);
setLanguage(code);
document.documentElement.lang = code;
document.documentElement.dir = languages[code].dir;
// The not-found page is prerendered for /404, but shown at any path: both pages are loaded.
await Promise.all([ssrPath ?? pathname, pathname].map((path) => pageAt(path).preload()));

noteServedControls();
const app = (
  <StrictMode>
    <App ssrPath={ssrPath} />
  </StrictMode>
);
startTransition(() => {
  if (ssrPath) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
