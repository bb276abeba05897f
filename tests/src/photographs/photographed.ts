import type { Corners } from '#machines/photographsTypes.ts';
import type { Picture } from '#src/photographs/imaging/raster.ts';

export type Color = readonly [red: number, green: number, blue: number];
type Matrix = readonly number[];

/** Something to photograph: its color at a place, 0 to 1 across and down. */
export type Sheet = (u: number, v: number) => Color;

/** A page of text: rows of strokes with gaps, as wide as letters are. */
export const written =
  (paper: Color, ink: Color): Sheet =>
  (u, v) => {
    const inMargins = u > 0.1 && u < 0.9 && v > 0.08 && v < 0.92;
    const isStroke = (v * 50) % 1 < 0.45 && Math.sin(u * 400 + Math.floor(v * 50) * 7) > 0;
    return inMargins && isStroke ? ink : paper;
  };

/** The map from the picture to the sheet: the inverse of the one that takes the unit square to the corners. */
export const toSheet = ([a, b, c, d]: Corners): Matrix => {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [x1, y1, x2, y2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const g = (sx * y2 - x2 * sy) / (x1 * y2 - x2 * y1);
  const h = (x1 * sy - sx * y1) / (x1 * y2 - x2 * y1);
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  return [
    m4 - m5 * h,
    m2 * h - m1,
    m1 * m5 - m2 * m4,
    m5 * g - m3,
    m0 - m2 * g,
    m2 * m3 - m0 * m5,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3,
  ];
};

/** A photograph of a sheet whose corners lie here, on a table; the light fades to the right, and the camera has noise. */
export const photographed = (
  sheet: Sheet,
  corners: Corners,
  { width = 240, height = 320, table = [96, 70, 50] as Color, fades = 0.3, noise = 6 } = {},
): Picture => {
  const m = toSheet(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  let chance = 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [(x + 0.5) / width, (y + 0.5) / height];
      const w = m[6]! * px + m[7]! * py + m[8]!;
      const u = (m[0]! * px + m[1]! * py + m[2]!) / w;
      const v = (m[3]! * px + m[4]! * py + m[5]!) / w;
      const grain = 1 + 0.15 * Math.sin(y * 0.35 + Math.sin(x * 0.02) * 4);
      const seen = u >= 0 && u <= 1 && v >= 0 && v <= 1 ? sheet(u, v) : table.map((channel) => channel * grain);
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
      const grainy = (chance / 2 ** 32 - 0.5) * 2 * noise;
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 4 + channel] = seen[channel]! * (1 - fades * px) + grainy;
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { width, height, data };
};
