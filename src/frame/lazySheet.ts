import { lazyPage } from '#src/frame/lazyPage.tsx';

/** The sheet a page lies on. A prerendered one is in the markup, so that its script is needed only to leave it. */
export const sheet = lazyPage(() => import('#src/frame/Sheet.tsx').then((m) => m.Sheet));
