import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { tokenOf } from '../tokens/tokens.ts';
import { cached } from './cache.ts';
import type { Page } from './prerendered.ts';

const background = tokenOf('surface-inverse');
export const cardSize = { width: 1200, height: 630 };
export const cardOf = (slot: string) => `/cards/${slot}.jpg`;

/** The JPEG of a picture, upright. */
export const cardFrom = (picture: Buffer) =>
  cached(picture, `upright card ${cardSize.width}x${cardSize.height} on ${background}`, () =>
    sharp(picture, { density: 144 })
      .rotate()
      .resize({ ...cardSize, fit: 'contain', background })
      .flatten({ background })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );

/** Writes the JPEG that messengers show beside the address of a page. They show no SVG. */
export async function writeCard(client: string, { slot, file }: Page['picture']) {
  const picture = await readFile(join('public', file)).catch(() => undefined);
  if (!picture) return console.warn(`public${file} is missing: ${cardOf(slot)} is not made.`);
  await mkdir(join(client, 'cards'), { recursive: true });
  await writeFile(join(client, cardOf(slot)), await cardFrom(picture));
}
