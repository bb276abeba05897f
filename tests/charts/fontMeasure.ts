import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fonts, type Measure } from '#charts/text.ts';

const latin = String.fromCodePoint(...Array.from({ length: 0x100 }, (_, code) => code), 0x2014, 0x2019, 0x2026);

// HarfBuzz counts in whole numbers.
const PARTS = 64;

/** Measures with the page's own font, without a page. */
export const fontMeasure = async (): Promise<Measure> => {
  const file = await readFile(new URL('../../src/styles/fonts/mada-latin.woff2', import.meta.url));
  const face = new Face(new Blob(await subsetFont(file, latin, { targetFormat: 'sfnt' })));
  const fontOf = (css: string): Font => {
    const [weight, size] = css.split(' ').map(Number.parseFloat) as [number, number, number];
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    font.setScale(size * PARTS, size * PARTS);
    return font;
  };
  const made = new Map(Object.values(fonts).map((css) => [css as string, fontOf(css)]));
  return (text, css) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(made.get(css)!, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / PARTS;
  };
};
