// Run by hand when a scene changes: `node scripts/draw.mjs` draws all, `node scripts/draw.mjs car-1` the slots named.
// Its output is committed in public/media.
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const families = [
  'home-hero',
  'carousel',
  'leadership',
  'history',
  'divisions',
  'heads',
  'documents',
  'programs',
  'activities',
  'news',
];

const pictures = {};
for (const family of families) {
  const scenes = await import(`./art/${family}.mjs`).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return {};
  });
  Object.assign(pictures, scenes.pictures);
}

const slots = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures);
let total = 0;
for (const slot of slots) {
  const svg = pictures[slot];
  const packed = gzipSync(svg).length;
  await writeFile(`public/media/${slot}.svg`, svg);
  console.log(slot, svg.length, packed);
  total += packed;
}
console.log(slots.length, 'pictures,', total, 'bytes gzipped');
