import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Runs in a page: reads a database of the device. */
export const contentOf = (database: string): Promise<{ keys: unknown[]; values: unknown[] }> =>
  new Promise((resolve) => {
    const open = indexedDB.open(database);
    // The site creates its database itself.
    open.addEventListener('upgradeneeded', () => open.transaction?.abort());
    open.addEventListener('error', () => resolve({ keys: [], values: [] }));
    open.addEventListener('success', () => {
      const store = open.result.transaction('kept').objectStore('kept');
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      store.transaction.addEventListener('complete', () => {
        open.result.close();
        resolve({ keys: keys.result, values: values.result });
      });
    });
  });

/** Resolves when a stored draft contains a text. */
export const savedOnDevice = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await page.evaluate(contentOf, 'bac-drafts'))).toContain(text);

/** How many files of the staff application are stored. */
export const filesOnDevice = async (page: Page): Promise<number> =>
  (await page.evaluate(contentOf, 'bac-files-staff')).keys.length;

/** Resolves when a file of the staff application is stored. */
export const fileSavedOnDevice = (page: Page) => expect.poll(() => filesOnDevice(page)).toBeGreaterThan(0);

/** How often a page has read a form's draft. */
export const claimsOnDevice = async (page: Page, form: string): Promise<unknown> => {
  const { keys, values } = await page.evaluate(contentOf, 'bac-drafts');
  return values[keys.indexOf(`${form}:generation`)];
};
