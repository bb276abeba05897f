import '#src/styles/tokens.css';
import '#src/styles/fonts/fonts.css';
import '#src/styles/base.css';
import '#src/styles/frame.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#src/app.tsx';
import { routeFor } from '#src/routes.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root.');

const prerendered = root.dataset.path;
await Promise.all([routeFor(prerendered ?? location.pathname).preload(), routeFor(location.pathname).preload()]);

if (prerendered) hydrateRoot(root, <App ssrPath={prerendered} />);
else createRoot(root).render(<App />);
