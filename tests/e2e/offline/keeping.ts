import type { Page } from 'playwright-core';
import { ready } from '#tests/e2e/application.ts';
import { all, type Network } from '#tests/e2e/network.ts';
import { visit } from '#tests/e2e/visit.ts';

/** The console errors of a browser whose network fails. */
const expected = /Failed to load resource|net::ERR|could not be (?:sent|loaded)|ServiceWorker/;

/** Resolves when the service worker of the page's language is installed, with all that it keeps. */
export const untilKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Opens a form in a browser with service workers. */
export const visitForm = async (path: string, { url }: Network): Promise<Page> => {
  const page = await visit(path, { expected, site: url, serviceWorkers: 'allow' });
  page.on('dialog', (dialog) => void dialog.accept());
  await ready(page);
  return page;
};

/** Opens a form and waits until the device keeps the forms. */
export const openKeptForm = async (path: string, network: Network): Promise<Page> => {
  const page = await visitForm(path, network);
  await untilKept(page);
  return page;
};

export const goOffline = async (page: Page, network: Network): Promise<void> => {
  network.fateOf = all('is cut off');
  await page.context().setOffline(true);
};

export const goOnline = async (page: Page, network: Network): Promise<void> => {
  network.fateOf = all('arrives');
  await page.context().setOffline(false);
};

/** Closes a page and opens an address in a new one of the same visitor. */
export const openAnew = async (page: Page, address: string): Promise<Page> => {
  const next = await page.context().newPage();
  next.on('dialog', (dialog) => void dialog.accept());
  await page.close();
  await next.goto(new URL(address, page.url()).href);
  return next;
};
