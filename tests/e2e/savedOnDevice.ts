import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All that the device holds in one of its databases. */
const contentOf = (page: Page, database: string): Promise<{ keys: unknown[]; values: unknown[] }> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const open = indexedDB.open(name);
        // A database that the site has yet to make is not made in its place.
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
      }),
    database,
  );

/** Resolves when the device holds this text in a draft. */
export const savedOnDevice = (page: Page, text: string) =>
  expect.poll(async () => JSON.stringify(await contentOf(page, 'bac-drafts'))).toContain(text);

/** Resolves when the device holds a file of the staff application. */
export const fileSavedOnDevice = (page: Page) =>
  expect.poll(async () => (await contentOf(page, 'bac-files-staff')).keys.length).toBeGreaterThan(0);

/** How often a page has claimed a form's draft on the device. */
export const claimsOnDevice = async (page: Page, form: string): Promise<unknown> => {
  const { keys, values } = await contentOf(page, 'bac-drafts');
  return values[keys.indexOf(`${form}:generation`)];
};
