import type { WorkboxPlugin } from 'workbox-core/types';

// Workbox writes each function into the service worker as text, so a function may use nothing outside of itself.

/** Rejects the error page of a proxy whose site is down, but not the page of a network that asks for a sign-in (511). */
export const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500 && response.status !== 511)
      throw new Error(`The site was answered with ${response.status}.`);
    return response;
  },
};

/** Stores no page: pages are precached together with the scripts and styles of their release. */
export const storeNothing: WorkboxPlugin = { cacheWillUpdate: async () => null };

/** Stores pictures only: a network that asks for a sign-in answers anything with a page. */
export const storePictures: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') ? response : null,
};

/** Finds the precached page of an address, whatever its step, its upper case or its final slash. */
export const findPrecachedPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request }) => {
    const path = new URL(request.url).pathname.toLowerCase().replace(/\/+$/, '');
    return caches.match(`${path}/index.html`, { ignoreSearch: true });
  },
};
