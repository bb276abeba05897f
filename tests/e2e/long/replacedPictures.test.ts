import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#tests/browser.ts';
import { photos } from '../../../scripts/build/photos.ts';

let folder: string;
let media: string;
let server: ViteDevServer;
let browser: Browser;

const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;
const photo = (width: number) =>
  sharp({ create: { width, height: 9, channels: 3, background: '#1a6480' } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-replaced-'));
  media = join(folder, 'public', 'media');
  await mkdir(media, { recursive: true });
  await writeFile(join(media, 'gate.svg'), drawing(1));
  await writeFile(join(media, 'yard.jpg'), await photo(1));
  const html = '<!doctype html><title>Pictures</title><img src="/media/gate.svg"><img src="/media/yard-480.webp">';
  await writeFile(join(folder, 'index.html'), html);
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [photos(media)],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The widths of the pictures on a page; none during a load. */
const widths = (page: Page) =>
  page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth)).catch(() => []);

test('a replaced picture is seen on a page that is open, 50 times of 50', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(server.resolvedUrls!.local[0]!);
  await expect.poll(() => widths(page)).toEqual([1, 1]);
  for (let width = 2; width <= 51; width++) {
    await writeFile(join(media, 'gate.svg'), drawing(width));
    await expect.poll(() => widths(page)).toEqual([width, 1]);
  }
  await writeFile(join(media, 'yard.jpg'), await photo(52));
  await expect.poll(() => widths(page)).toEqual([51, 52]);
});
