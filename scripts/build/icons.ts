import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from './cached.ts';

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** What surrounds the crest where a home screen cuts the icon, to a circle of 80 % of its width at least: the crest's own ground. */
const ground = '#0f4257';

/** The crest as the PNGs that home screens ask for, on white, since they cut and darken what is transparent. */
export async function writeIcons(client: string) {
  const crest = await readFile('public/favicon.svg');
  for (const [name, size] of Object.entries(icons)) {
    const icon = await kept(crest, `icon ${size}`, () =>
      sharp(crest, { density: 600 }).resize(size, size).flatten({ background: '#ffffff' }).png().toBuffer(),
    );
    await writeFile(join(client, name), icon);
  }
  const icon = await kept(crest, 'maskable icon 512', () => {
    const margin = { top: 52, bottom: 52, left: 52, right: 52 };
    return sharp(crest, { density: 600 })
      .resize(408, 408)
      .extend({ ...margin, background: ground })
      .flatten({ background: ground })
      .png()
      .toBuffer();
  });
  await writeFile(join(client, 'icon-maskable.png'), icon);
}
