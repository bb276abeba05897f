import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Resolves when the device keeps this text in the staff application's draft. */
export const kept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const open = indexedDB.open('bac-drafts');
            open.onsuccess = () => {
              const read = open.result.transaction('kept').objectStore('kept').get('staff');
              read.onsuccess = () => resolve(JSON.stringify(read.result ?? ''));
            };
          }),
      ),
    )
    .toContain(text);
