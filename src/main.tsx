import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app.tsx';
import { followLinks } from '#src/frame/followLinks.ts';
import { routeFor } from '#src/routes.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root.');

followLinks();

const prerendered = root.dataset.path;
const route = routeFor(prerendered ?? location.pathname);
if (route.interactive) await route.preload();

const app = (
  <StrictMode>
    <App {...(prerendered && { ssrPath: prerendered })} />
  </StrictMode>
);
if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
