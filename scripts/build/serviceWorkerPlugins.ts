import type { WorkboxPlugin } from 'workbox-core/types';

// Workbox writes each function into the service worker as text: all that it needs is inside.

/** A proxy before a site that is down has an answer of its own. */
export const unlessServerFails: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The site was answered with ${response.status}.`);
    return response;
  },
};

/** Pages are kept with the scripts and styles of their version, never one by one. */
export const withoutKeeping: WorkboxPlugin = { cacheWillUpdate: async () => null };

/** The page that came with the service worker, whatever its step, its letters' case or a slash at its end. */
export const keptPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request }) => {
    const path = new URL(request.url).pathname.toLowerCase().replace(/\/+$/, '');
    return caches.match(`${path}/index.html`, { ignoreSearch: true });
  },
};
