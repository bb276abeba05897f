// Run by hand when a scene changes: `node scripts/draw.mjs`. Its output is committed in public/media.
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { homeHero } from './art/home-hero.mjs';

const pictures = { 'home-hero': homeHero };

for (const [slot, svg] of Object.entries(pictures)) {
  await writeFile(`public/media/${slot}.svg`, svg);
  console.log(slot, svg.length, gzipSync(svg).length);
}
