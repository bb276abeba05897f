import type { Spot } from '#machines/photographsTypes.ts';
import type { Plane } from '#src/photographs/imaging/raster.ts';

interface Region {
  /** Pixels. */
  area: number;
  /** The ends of each of its rows, in pixels. */
  ends: Spot[];
  /** Of how many of the picture's four sides it holds more than half. */
  sides: number;
}

/** The largest connected region of pixels that are brighter than a threshold. */
export const largestRegion = ({ width, height, data }: Plane, threshold: number): Region => {
  // The region a pixel was found in; 0 where it was not.
  const regions = new Uint32Array(data.length);
  const stack = new Int32Array(data.length);
  let depth = 0;
  let region = 0;
  let largest = 0;
  let area = 0;
  const visit = (at: number) => {
    if (regions[at] || data[at]! <= threshold) return;
    regions[at] = region;
    stack[depth++] = at;
  };
  for (let start = 0; start < data.length; start++) {
    if (regions[start] || data[start]! <= threshold) continue;
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
    if (found > area) [largest, area] = [region, found];
  }
  const left = new Int32Array(height).fill(width);
  const right = new Int32Array(height).fill(-1);
  const held = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const [at, found] of regions.entries()) {
    if (found === 0 || found !== largest) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0) held.left++;
    if (x === width - 1) held.right++;
    if (y === 0) held.top++;
    if (y === height - 1) held.bottom++;
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
  const shares = [held.left / height, held.right / height, held.top / width, held.bottom / width];
  return { area, ends, sides: shares.filter((share) => share > 0.5).length };
};
