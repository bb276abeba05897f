/** How wide a text is in a CSS font, in pixels. */
export type Measure = (text: string, font: string) => number;

export const fonts = {
  name: '600 16px Mada',
  head: '600 14px Mada',
  text: '400 14px Mada',
} as const;

/** Measures with the page's own fonts, once they have arrived. */
export const pageMeasure = async (): Promise<Measure> => {
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font)));
  const pen = document.createElement('canvas').getContext('2d')!;
  return (text, font) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
};

/** A text in lines of at most this width; the first one begins after an indent. */
export const wrap = (measure: Measure, text: string, font: string, width: number, indent = 0): string[] => {
  const lines = [''];
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1)!;
    const longer = line ? `${line} ${word}` : word;
    const room = lines.length === 1 ? width - indent : width;
    if (measure(longer, font) <= room || (line === '' && lines.length > 1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
