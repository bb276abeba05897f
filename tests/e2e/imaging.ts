import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { writePdf } from '#src/photographs/imaging/pdf.ts';
import { visit } from '#tests/e2e/visit.ts';

/** A page of the built site in which a test may start the worker that makes pages of photographs. */
export const openImaging = async (site?: string): Promise<Page> => {
  const worker = (await readdir('dist/client/assets')).find((file) => /^worker-[\w-]+\.js$/.test(file));
  const page = await visit('/about-us/history', { ...(site && { site }), bypassCSP: true });
  await page.evaluate((url) => {
    const ask = (request: object) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const started = new Worker(url, { type: 'module' });
        started.addEventListener('error', () => reject(new Error('The worker did not start.')));
        started.addEventListener('message', ({ data }) => {
          started.terminate();
          resolve(data);
        });
        // Only a window’s `postMessage` takes an origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        started.postMessage(request);
      });
    const base64 = (blob: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1]!));
        reader.readAsDataURL(blob);
      });
    Object.assign(window, {
      makePages: async (encoded: string) => {
        const photograph = new Blob([Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))]);
        const { corners, color, picture } = await ask({ photograph });
        const other = await ask({ photograph, corners, color: !color });
        return Promise.all([picture, other.picture].map((each) => base64(each as Blob)));
      },
    });
  }, `/assets/${worker}`);
  return page;
};

declare global {
  interface Window {
    makePages: (picture: string) => Promise<string[]>;
  }
}

/** The PDFs that the product makes of a picture: as it proposes, and in black and white or in color. */
export const pdfsOf = async (page: Page, picture: Buffer): Promise<Uint8Array<ArrayBuffer>[]> => {
  const pages = await page.evaluate((encoded) => window.makePages(encoded), picture.toString('base64'));
  return pages.map((each) => writePdf([Buffer.from(each, 'base64')]));
};
