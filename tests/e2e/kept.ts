import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All that the device keeps in one of its databases, as text. */
const contentOf = (page: Page, database: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open(name);
        // A database that the site has yet to make is not made in its place.
        open.addEventListener('upgradeneeded', () => open.transaction?.abort());
        open.addEventListener('error', () => resolve('[[],[]]'));
        open.addEventListener('success', () => {
          const kept = open.result.transaction('kept').objectStore('kept');
          const [keys, values] = [kept.getAllKeys(), kept.getAll()];
          kept.transaction.addEventListener('complete', () => {
            open.result.close();
            resolve(JSON.stringify([keys.result, values.result]));
          });
        });
      }),
    database,
  );

/** Resolves when the device keeps this text in a draft. */
export const kept = (page: Page, text: string) => expect.poll(() => contentOf(page, 'bac-drafts')).toContain(text);

/** Resolves when the device keeps a file of the staff application. */
export const fileKept = (page: Page) => expect.poll(() => contentOf(page, 'bac-files-staff')).not.toBe('[[],[]]');
