// Run by hand when a scene changes: `node scripts/art/draw.mjs` draws all, `node scripts/art/draw.mjs car-1` the slots named.
// Its output is committed in public/media.
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { pictures as activities } from './activities.mjs';
import { pictures as carousel } from './carousel.mjs';
import { pictures as divisions } from './divisions.mjs';
import { pictures as documents } from './documents.mjs';
import { pictures as heads } from './heads.mjs';
import { pictures as history } from './history.mjs';
import { pictures as home } from './home-hero.mjs';
import { pictures as leadership } from './leadership.mjs';
import { pictures as news } from './news.mjs';
import { pictures as programs } from './programs.mjs';

const pictures = {
  ...home,
  ...carousel,
  ...leadership,
  ...history,
  ...divisions,
  ...heads,
  ...programs,
  ...activities,
  ...news,
  ...documents,
};

const named = process.argv.slice(2);
for (const slot of named.length > 0 ? named : Object.keys(pictures)) {
  const svg = pictures[slot];
  if (!svg) throw new Error(`No scene is drawn for the slot ${slot}.`);
  await writeFile(`public/media/${slot}.svg`, svg);
  console.log(slot, svg.length, gzipSync(svg).length);
}
