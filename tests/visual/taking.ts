import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { isLoading } from './loading.ts';

/** What is seen, pixel by pixel: four bytes each. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** Waits for the fonts, for every picture and for all else that waits to be scrolled to. */
const complete = async () => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const image of document.images) image.loading = 'eager';
  const { scrollY } = window;
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await drawn();
  }
  window.scrollTo({ top: scrollY, behavior: 'instant' });
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await drawn();
};

/** Reads an image file or its bytes. */
export const read = async (image: string | Buffer): Promise<Picture> => {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Takes a picture of the whole page as it stands, with all its fonts and pictures. */
export const take = async (page: Page): Promise<Picture> => {
  do await page.evaluate(complete);
  while (isLoading(page));
  return read(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }));
};

/** Longer than React lets a part wait that has come late (300 ms), in ms. */
const STILL = 350;

/** Takes pictures until two in a row are the same. Throws when none of many are. */
export const takeStill = async (page: Page): Promise<Picture> => {
  let last = await take(page);
  for (let taken = 1; taken < 20; taken += 1) {
    await pause(STILL);
    const next = await take(page);
    if (next.data.equals(last.data)) return next;
    last = next;
  }
  throw new Error('It never stands still.');
};
