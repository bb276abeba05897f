import { type Corners, mapCorners } from '#machines/photographsTypes.ts';
import type { Picture } from '#src/photographs/imaging/raster.ts';

/** The projective map that takes the unit square to four corners (Heckbert 1989), as its eight coefficients. */
const squareTo = ([a, b, c, d]: Corners) => {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / area;
  const h = (dx1 * sumY - sumX * dy1) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h] as const;
};

/** What lies between four corners, as a rectangle of this size. The corners are parts of the picture, 0 to 1. */
export const straighten = (picture: Picture, corners: Corners, width: number, height: number): Picture => {
  const { data: from } = picture;
  const [right, bottom] = [picture.width - 1, picture.height - 1];
  const [a, b, c, d, e, f, g, h] = squareTo(mapCorners(corners, ({ x, y }) => ({ x: x * right, y: y * bottom })));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let row = 0, to = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column++, to += 4) {
      const u = (column + 0.5) / width;
      const scale = 1 / (g * u + h * v + 1);
      const x = Math.min(right, Math.max(0, (a * u + b * v + c) * scale));
      const y = Math.min(bottom, Math.max(0, (d * u + e * v + f) * scale));
      const [left, top] = [x | 0, y | 0];
      const [across, down] = [x - left, y - top];
      const at = (top * picture.width + left) * 4;
      const beside = left < right ? 4 : 0;
      const below = top < bottom ? picture.width * 4 : 0;
      for (let channel = at; channel < at + 3; channel++) {
        const upper = from[channel]! + (from[channel + beside]! - from[channel]!) * across;
        const lower = from[channel + below]! + (from[channel + below + beside]! - from[channel + below]!) * across;
        data[to + channel - at] = upper + (lower - upper) * down;
      }
    }
  }
  return { width, height, data };
};
