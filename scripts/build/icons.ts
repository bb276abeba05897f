import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { tokenOf } from '../tokens/tokens.ts';
import { logo } from './brand.ts';
import { cached } from './cache.ts';

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The color of the logo's ground. It fills the margin of the maskable icon, of which a home screen shows at least the middle 80 %. */
const background = tokenOf('fill-action');
const white = tokenOf('surface-default');

/** Writes the logo as PNGs for home screens, on white because they cut and darken transparent icons. */
export async function writeIcons(client: string) {
  const image = Buffer.from(logo());
  for (const [name, size] of Object.entries(icons)) {
    const icon = await cached(image, `icon ${size} on ${white}`, () =>
      sharp(image, { density: 600 }).resize(size, size).flatten({ background: white }).png().toBuffer(),
    );
    await writeFile(join(client, name), icon);
  }
  const icon = await cached(image, `maskable icon 512 on ${background}`, () =>
    sharp(image, { density: 600 })
      .resize(408, 408)
      .extend({ top: 52, bottom: 52, left: 52, right: 52, background })
      .flatten({ background })
      .png()
      .toBuffer(),
  );
  await writeFile(join(client, 'icon-maskable.png'), icon);
}
