import type { Spot } from '#machines/photographsTypes.ts';
import type { Plane } from '#src/photographs/imaging/raster.ts';

interface Region {
  /** Pixels. */
  area: number;
  /** The ends of each of its rows, in pixels. */
  ends: Spot[];
  /** How many pixels are in other regions. */
  beside: number;
  /** How many of these are in the largest one. */
  second: number;
}

/** The largest connected region of pixels that are not 0. */
export const largestRegion = ({ width, height, data }: Plane): Region => {
  // The region a pixel was found in; 0 where it was not.
  const regions = new Uint32Array(data.length);
  const stack = new Int32Array(data.length);
  let depth = 0;
  let region = 0;
  let largest = 0;
  let area = 0;
  let second = 0;
  let all = 0;
  const visit = (at: number) => {
    if (regions[at] || data[at] === 0) return;
    regions[at] = region;
    stack[depth++] = at;
  };
  for (let start = 0; start < data.length; start++) {
    if (regions[start] || data[start] === 0) continue;
    let found = 0;
    region++;
    visit(start);
    while (depth > 0) {
      const at = stack[--depth]!;
      const x = at % width;
      found++;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < data.length) visit(at + width);
    }
    all += found;
    second = Math.max(second, Math.min(area, found));
    if (found > area) [largest, area] = [region, found];
  }
  const left = new Int32Array(height).fill(width);
  const right = new Int32Array(height).fill(-1);
  for (let at = 0; at < regions.length; at++) {
    if (largest === 0 || regions[at] !== largest) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left[y] = Math.min(left[y]!, x);
    right[y] = Math.max(right[y]!, x + 1);
  }
  const ends = [...left.keys()]
    .filter((y) => right[y]! >= 0)
    .flatMap((y) =>
      [left[y]!, right[y]!].flatMap((x) => [
        { x, y },
        { x, y: y + 1 },
      ]),
    );
  return { area, ends, beside: all - area, second };
};
