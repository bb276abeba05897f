import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Picture } from '#src/components/Picture.tsx';
import { type Media, media } from '#src/content/media.ts';
import { isPhoto, photoWidths, variantOf } from '#src/content/photos.ts';
import { cardFrom } from '../scripts/build/cards.ts';
import { removeReplacedDrawings, writePhotos } from '../scripts/build/photos.ts';

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><linearGradient id="sky"><stop
  stop-color="#1a6480"/><stop offset="1" stop-color="#f0ddb8"/></linearGradient><rect width="2000" height="1500"
  fill="url(#sky)"/><circle cx="1500" cy="400" r="200" fill="#e0ac3b"/></svg>`;

/** A camera's photo: rotated by its EXIF data, which also name the photographer. */
const cameraPhoto = () =>
  sharp(Buffer.from(scene))
    .withExif({ IFD0: { Artist: 'A parent' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is one by the end of its name, in capitals, too', () => {
  expect(['IMG_1.JPG', 'yard.jpeg', 'yard.WebP', 'yard.avif'].every(isPhoto)).toBe(true);
  expect(['drawing.svg', 'yard.jpg.txt', 'yardjpg'].some(isPhoto)).toBe(false);
});

describe('a photo that replaces a drawing', () => {
  let folder: string;
  const pathOf = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bac-photos-'));
    await writeFile(pathOf('gate.jpg'), await cameraPhoto());
    await writeFile(pathOf('tree.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writePhotos(folder, folder);
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  test('is written upright, in several widths of AVIF and WebP', async () => {
    for (const format of ['avif', 'webp'] as const)
      for (const width of photoWidths) {
        const made = await sharp(pathOf(variantOf('gate.jpg', width, format))).metadata();
        expect(made).toMatchObject({ width, height: Math.round((width * 2000) / 1500) });
      }
    expect((await stat(pathOf('gate-480.avif'))).size).toBeLessThan((await stat(pathOf('gate-1440.avif'))).size);
  });

  test('is written in its own format and a limited size for other browsers', async () => {
    const { format, width, height } = await sharp(pathOf('gate.jpg')).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1440, height: 1920 });
  });

  test('has no EXIF data in any file', async () => {
    for (const name of (await readdir(folder)).filter((each) => !each.endsWith('.svg'))) {
      const bytes = await readFile(pathOf(name));
      expect(bytes.includes('A parent'), name).toBe(false);
      expect((await sharp(bytes).metadata()).exif, name).toBeUndefined();
    }
  });

  test('is upright in the preview of a shared link', async () => {
    const { data, info } = await sharp(await cardFrom(await cameraPhoto()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number) => [...data.subarray((315 * info.width + x) * info.channels).subarray(0, 3)].join();
    // Higher than wide: beside it is the background.
    expect([info.width, info.height, colorAt(300)]).toEqual([1200, 630, colorAt(2)]);
    expect(colorAt(600)).not.toBe(colorAt(2));
  });

  test('removes its drawing from the site, and no other', async () => {
    const drawing = { alt: 'The gate.', width: 720, height: 480 };
    await writeFile(pathOf('gate.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const drawn = { gate: { ...drawing, file: '/media/gate.jpg' }, tree: { ...drawing, file: '/media/tree.svg' } };
    await removeReplacedDrawings(drawn, folder);
    const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    expect(drawings).toEqual(['tree.svg']);
  });
});

describe('a picture', () => {
  const htmlOf = (props: Parameters<typeof Picture>[0]) => renderToStaticMarkup(createElement(Picture, props));
  const slots = media as Record<string, Media>;

  test('that is a photo offers each width, and is loaded after the load event', () => {
    const drawing = slots['car-1']!;
    slots['car-1'] = { ...drawing, file: '/media/car-1.jpg' };
    const html = htmlOf({ slot: 'car-1', sizes: '50vw' });
    slots['car-1'] = drawing;
    expect(html).toContain('type="image/avif"');
    expect(html).toContain('/media/car-1-480.webp 480w, /media/car-1-960.webp 960w, /media/car-1-1440.webp 1440w');
    expect(html).toContain('src="/media/car-1.jpg"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('data-held="true"');
  });

  test('with priority is loaded first', () => {
    const html = htmlOf({ slot: 'home-hero', priority: true });
    expect(html).toMatch(/fetchpriority="high"/i);
    expect(html).not.toMatch(/lazy|data-held/);
  });

  test.each(Object.keys(media))('%s has a box of its ratio before it is loaded', async (slot) => {
    const ratio = /data-ratio="([^"]+)"/.exec(htmlOf({ slot: slot as keyof typeof media }))?.[1];
    expect(await readFile('src/styles/picture.css', 'utf8')).toContain(`[data-ratio="${ratio}"]`);
  });
});
