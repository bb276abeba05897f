import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { media as allSlots, type Media } from '../../src/content/media.ts';
import { isPhoto, type PhotoFormat, photoWidths, variantOf } from '../../src/content/photos.ts';
import { cached } from './cache.ts';

const formats: readonly PhotoFormat[] = ['avif', 'webp'];
const encoding = { avif: { quality: 55, effort: 3 }, webp: { quality: 76 } };
/** The widest and highest a photo may be in its own format, for browsers without AVIF and WebP. In pixels. */
const BOUND = 1920;

/** A photo in one width and format, upright, without the place and the owner that the camera noted. */
const variant = (photo: Buffer, width: number, format: PhotoFormat) =>
  cached(photo, `${format} ${width} ${JSON.stringify(encoding[format])}`, () =>
    sharp(photo).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, encoding[format]).toBuffer(),
  );

const bounded = (photo: Buffer) =>
  cached(photo, `bounded ${BOUND}`, () =>
    sharp(photo).rotate().resize({ width: BOUND, height: BOUND, fit: 'inside', withoutEnlargement: true }).toBuffer(),
  );

/** Writes every photo of `media` into the site, in several widths of AVIF and WebP and in its own format. */
export async function writePhotos(media: string, goal: string) {
  await mkdir(goal, { recursive: true });
  for (const name of (await readdir(media)).filter(isPhoto)) {
    const photo = await readFile(join(media, name));
    await writeFile(join(goal, name), await bounded(photo));
    for (const format of formats)
      for (const width of photoWidths)
        await writeFile(join(goal, variantOf(name, width, format)), await variant(photo, width, format));
  }
}

/** Removes the drawings of those slots that show a photo. */
export async function removeReplacedDrawings(media: Readonly<Record<string, Media>>, goal: string) {
  for (const [slot, { file }] of Object.entries(media))
    if (isPhoto(file)) await rm(join(goal, `${slot}.svg`), { force: true });
}

/** The photo, width and format of a variant's address; undefined if there is no such photo. */
async function sourceOf(media: string, address: string) {
  const [, stem, width, format] = /^\/(\w[\w-]*)-(\d+)\.(avif|webp)$/.exec(address) ?? [];
  const name = (await readdir(media)).find((each) => isPhoto(each) && each.replace(/\.\w+$/, '') === stem);
  if (!name) return undefined;
  return { photo: await readFile(join(media, name)), width: Number(width), format: format as PhotoFormat };
}

/** Makes the variants of photos: all in a build, on demand in the development server, which reloads pages when a picture changes. */
export function photos(media = 'public/media'): Plugin {
  return {
    name: 'photos',
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        sourceOf(media, request.url?.split('?')[0] ?? '')
          .then(async (source) =>
            source ? response.end(await variant(source.photo, source.width, source.format)) : next(),
          )
          .catch(next);
      });
    },
    hotUpdate({ file }) {
      const isPicture = resolve(file).startsWith(resolve(media) + sep);
      // Without a reload a document shows the picture that it has, whatever `Cache-Control` says.
      if (isPicture && this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      const goal = join(this.environment.config.build.outDir, 'media');
      await writePhotos(media, goal);
      await removeReplacedDrawings(allSlots, goal);
    },
  };
}
