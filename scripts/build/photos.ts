import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type Media, media as slots } from '../../src/content/media.ts';
import { type PhotoFormat, photoWidths, variantOf } from '../../src/content/photos.ts';
import { kept } from './cached.ts';

const formats: readonly PhotoFormat[] = ['avif', 'webp'];
const encoding = { avif: { quality: 55, effort: 3 }, webp: { quality: 76 } };
/** The photo itself stays as what a browser without AVIF and WebP shows, never wider or higher than this. */
const BOUND = 1920;

export const isPhoto = (file: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/** A photo in one width and format, upright and without what the camera noted of place and owner. */
export const variant = (photo: Buffer, width: number, format: PhotoFormat) =>
  kept(photo, `${format} ${width} ${JSON.stringify(encoding[format])}`, () =>
    sharp(photo).rotate().resize({ width, withoutEnlargement: true }).toFormat(format, encoding[format]).toBuffer(),
  );

export const bounded = (photo: Buffer) =>
  kept(photo, `bounded ${BOUND}`, () =>
    sharp(photo).rotate().resize({ width: BOUND, height: BOUND, fit: 'inside', withoutEnlargement: true }).toBuffer(),
  );

/** Puts every photo of `media` into the site in several widths of AVIF and WebP, and bounded as it is. */
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

/** Takes the drawings out of the site whose slots show a photo by now. */
export async function dropReplacedDrawings(media: Readonly<Record<string, Media>>, goal: string) {
  for (const [slot, { file }] of Object.entries(media))
    if (isPhoto(file)) await rm(join(goal, `${slot}.svg`), { force: true });
}

/** The photo and measure behind a variant's address; undefined if there is no such photo. */
async function sourceOf(media: string, address: string) {
  const [, stem, width, format] = /^\/(\w[\w-]*)-(\d+)\.(avif|webp)$/.exec(address) ?? [];
  const name = (await readdir(media)).find((each) => isPhoto(each) && each.replace(/\.\w+$/, '') === stem);
  if (!name) return undefined;
  return { photo: await readFile(join(media, name)), width: Number(width), format: format as PhotoFormat };
}

/** Photos in the build, and on demand in the development server, whose pages load again when a picture is replaced. */
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
      // A document shows a picture that it has once more without asking for it, whatever `Cache-Control` says.
      if (isPicture && this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      const goal = join(this.environment.config.build.outDir, 'media');
      await writePhotos(media, goal);
      await dropReplacedDrawings(slots, goal);
    },
  };
}
