const n = (value) => String(Math.round(value * 10) / 10);

/** Path data from words and numbers: d`M${x} ${y}h${w}`, rounded to a tenth of a pixel. */
export const d = (words, ...numbers) => words.reduce((path, word, i) => path + n(numbers[i - 1]) + word);

export const shape = (fill, path) => `<path fill="${fill}" d="${path}"/>`;
export const line = (stroke, width, path) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
export const disc = (fill, x, y, r) => `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const box = (fill, x, y, w, h) => shape(fill, d`M${x} ${y}h${w}v${h}h${-w}z`);
export const poly = (fill, points) => shape(fill, `M${points.map((p) => p.map(n).join(' ')).join('L')}z`);
export const oval = (fill, x, y, rx, ry) =>
  `<ellipse fill="${fill}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
export const group = (attributes, ...children) => `<g ${attributes}>${children.join('')}</g>`;

/** Children drawn around (0, 0), put at a place. */
export const at = (x, y, scale, ...children) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${children.join('')}</g>`;

/** A pointed arch that stands on `foot`, with its crown at `top`. */
export function pointed(x, w, top, foot, rise = w * 0.62) {
  const [cx, half, spring] = [x + w / 2, w / 2, top + rise];
  return (
    d`M${x} ${foot}V${spring}C${x} ${spring - rise * 0.5} ${cx - half * 0.42} ${top + rise * 0.2} ${cx} ${top}` +
    d`C${cx + half * 0.42} ${top + rise * 0.2} ${x + w} ${spring - rise * 0.5} ${x + w} ${spring}V${foot}z`
  );
}

/** A round arch. */
export const round = (x, w, top, foot) => d`M${x} ${foot}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}z`;

/** Repeatable irregularity, for waves and ridges only. */
export function seeded(seed) {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 4294967296) * (to - from);
  };
}

export const picture = (width, height, ...content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>\n`;
