import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from './cached.ts';

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The crest as the PNGs that home screens ask for, on white, since they cut and darken what is transparent. */
export async function writeIcons(client: string) {
  const crest = await readFile('public/favicon.svg');
  for (const [name, size] of Object.entries(icons)) {
    const icon = await kept(crest, `icon ${size}`, () =>
      sharp(crest, { density: 600 }).resize(size, size).flatten({ background: '#ffffff' }).png().toBuffer(),
    );
    await writeFile(join(client, name), icon);
  }
}
