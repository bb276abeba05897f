import type { Page } from 'playwright-core';
import { ready } from '#tests/e2e/application.ts';
import type { Network } from '#tests/e2e/offline/network.ts';
import { visit } from '#tests/e2e/visit.ts';

/** What a browser itself says of a network that fails. */
const expected = /Failed to load resource|net::ERR|could not be (?:sent|loaded)|ServiceWorker/;

/** Resolves when the device keeps all that a service worker of the page's language brings. */
export const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** A visitor of a form's page, in a browser with service workers. */
export const visitForm = async (path: string, { url }: Network): Promise<Page> => {
  const page = await visit(path, { expected, site: url, serviceWorkers: 'allow' });
  page.on('dialog', (question) => void question.accept());
  await ready(page);
  return page;
};

/** A visitor whose device keeps the forms. */
export const keptForm = async (path: string, network: Network): Promise<Page> => {
  const page = await visitForm(path, network);
  await kept(page);
  return page;
};

export const goOffline = async (page: Page, network: Network): Promise<void> => {
  network.state = 'down';
  await page.context().setOffline(true);
};

export const goOnline = async (page: Page, network: Network): Promise<void> => {
  network.state = 'up';
  await page.context().setOffline(false);
};

/** Closes a page and opens another one of the same visitor at an address. */
export const openAnew = async (page: Page, address: string): Promise<Page> => {
  const next = await page.context().newPage();
  next.on('dialog', (question) => void question.accept());
  await page.close();
  await next.goto(new URL(address, page.url()).href);
  return next;
};
