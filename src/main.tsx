import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app.tsx';
import { pageAt } from '#src/routes.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root.');

/** The path the page was prerendered for; the development server prerenders nothing. */
const ssrPath = root.dataset.path;

await pageAt(ssrPath ?? window.location.pathname).preload();

startTransition(() => {
  if (ssrPath)
    hydrateRoot(
      root,
      <StrictMode>
        <App ssrPath={ssrPath} />
      </StrictMode>,
    );
  else
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
});
