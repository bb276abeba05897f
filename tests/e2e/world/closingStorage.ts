import type { Page } from 'playwright-core';

/** A device that closes its databases without an event, as Safari does. Gives a function that closes all that are open. */
export const closingStorage = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    const opened: IDBDatabase[] = [];
    Object.assign(window, { closeStorage: () => opened.splice(0).forEach((database) => database.close()) });
    indexedDB.open = (...input) => {
      const request = open(...input);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
  });
  return () => page.evaluate('closeStorage()');
};
