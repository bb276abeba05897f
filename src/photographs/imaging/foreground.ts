import { open, spread } from '#src/photographs/imaging/closing.ts';
import type { Picture, Plane } from '#src/photographs/imaging/raster.ts';

/** The mean of three by three pixels, which removes the camera's noise. */
export const smoothed = ({ width, height, data }: Picture): Picture => {
  const row = width * 4;
  const across = data.slice();
  for (let at = 4; at < data.length - 4; at++) across[at] = (data[at - 4]! + data[at]! + data[at + 4]!) / 3;
  const result = across.slice();
  for (let at = row; at < data.length - row; at++)
    result[at] = (across[at - row]! + across[at]! + across[at + row]!) / 3;
  return { width, height, data: result };
};

/** How much each pixel differs from its neighbors: the morphological gradient of the channel where it is largest. */
export const gradient = ({ width, height, data }: Picture): Plane => {
  const result = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      for (let channel = at * 4; channel < at * 4 + 3; channel++) {
        let [least, most] = [255, 0];
        for (let row = channel - width * 4; row <= channel + width * 4; row += width * 4)
          for (let near = row - 4; near <= row + 4; near += 4) {
            const value = data[near]!;
            if (value < least) least = value;
            if (value > most) most = value;
          }
        if (most - least > result[at]!) result[at] = most - least;
      }
    }
  return { width, height, data: result };
};

/** Marks with 1 what a flood fill from the picture's border reaches without crossing an edge of this height. */
const flooded = ({ width, height, data }: Plane, edge: number): Plane => {
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  let depth = 0;
  const visit = (at: number) => {
    if (seen[at] || data[at]! > edge) return;
    seen[at] = 1;
    stack[depth++] = at;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit(data.length - 1 - x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (depth > 0) {
    const at = stack[--depth]!;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < data.length) visit(at + width);
  }
  return { width, height, data: seen };
};

/** How wide a gap in an edge may be, in pixels, without being passed. */
const GAP = 1;
/** Half the width, in pixels, of lines that are no part of a paper: the joints of a table. */
const LINE = 3;

/** For a height of an edge, what such edges separate from the picture's border: 255 there, and 0 on the table around. */
export const foregrounds = (edges: Plane): ((edge: number) => Plane) => {
  const withoutGaps = spread(edges, GAP);
  return (edge) => {
    const background = spread(flooded(withoutGaps, edge), GAP).data;
    return open({ ...edges, data: edges.data.map((value, at) => (background[at] && value <= edge ? 0 : 255)) }, LINE);
  };
};
