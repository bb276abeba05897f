import type { Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for from now on. */
export const watchLoading = (page: Page): void => {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
};

/** Something that the page has asked for is still on its way. */
export const isLoading = (page: Page): boolean => (underWay.get(page)?.size ?? 0) > 0;
