// Run it when a font package changes: `node scripts/content/subset-fonts.mjs`. The fonts are committed in src/styles/fonts.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const span = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœʼˆ˚˜‐‑‒–—―‘’‚“”„†‡•…‰‹›⁄€™−';
const arabic =
  span(0x0600, 0x061c).replace(/[^،؛؍؏]/g, '') + span(0x061e, 0x06ff) + ' \u00a0\u200c\u200d\u200e\u200f().:!-«»–—…';

const letter = `${span(0x0621, 0x063a)}${span(0x0640, 0x0652)}${span(0x0660, 0x066d)}ٰٱ،؛؟ ﷲ\u00a0().:!-«»–—…`;

const jobs = [
  ['mada', 'latin', latin],
  ['mada', 'arabic', arabic],
  ['markazi-text', 'latin', latin],
  ['markazi-text', 'arabic', letter],
];

for (const [family, script, characters] of jobs) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`;
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noHinting: true,
  });
  const target = `src/styles/fonts/${family}-${script}.woff2`;
  await writeFile(target, font);
  console.log(target, font.length);
}
