import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from './cached.ts';
import type { Page } from './prerendered.ts';

const ground = '#0b2f3e';
export const cardSize = { width: 1200, height: 630 };
export const cardOf = (slot: string) => `/cards/${slot}.jpg`;

/** The picture a messenger shows with a page's address: messengers show no SVG. */
export async function writeCard(client: string, { slot, file }: Page['picture']) {
  const picture = await readFile(join('public', file)).catch(() => undefined);
  if (!picture) return console.warn(`public${file} is missing: ${cardOf(slot)} is not made.`);
  const card = await kept(picture, `card ${cardSize.width}x${cardSize.height}`, () =>
    sharp(picture, { density: 144 })
      .resize({ ...cardSize, fit: 'contain', background: ground })
      .flatten({ background: ground })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
  const goal = join(client, cardOf(slot));
  await mkdir(join(client, 'cards'), { recursive: true });
  await writeFile(goal, card);
}
