import type { Plane } from '#src/photographs/imaging/raster.ts';

/** Each value as the brightest within a radius along its row, or along its column. */
const brightest = ({ width, height, data }: Plane, radius: number, along: 'rows' | 'columns'): Plane => {
  const [length, step, count, stride] = along === 'rows' ? [width, 1, height, width] : [height, width, width, 1];
  const result = new Uint8Array(data.length);
  for (let line = 0; line < count; line++)
    for (let i = 0; i < length; i++) {
      const at = line * stride + i * step;
      const last = line * stride + Math.min(length - 1, i + radius) * step;
      const before = i > 0 ? result[at - step]! : 256;
      const left = i > radius ? data[at - (radius + 1) * step]! : 0;
      let most = data[last]!;
      // All values are compared only where the brightest may just have been left behind.
      if (most < before && left < before && i > 0) most = before;
      else if (most < before)
        for (let near = line * stride + Math.max(0, i - radius) * step; near < last; near += step)
          if (data[near]! > most) most = data[near]!;
      result[at] = most;
    }
  return { width, height, data: result };
};

/** Each value as the brightest within a radius. */
export const spread = (plane: Plane, radius: number) => brightest(brightest(plane, radius, 'rows'), radius, 'columns');

const inverted = ({ width, height, data }: Plane): Plane => ({ width, height, data: data.map((value) => 255 - value) });

/** Fills what is dark and narrower than twice the radius: the text on a paper. */
export const close = (plane: Plane, radius: number): Plane => inverted(spread(inverted(spread(plane, radius)), radius));

/** Removes what is bright and narrower than twice the radius. */
export const open = (plane: Plane, radius: number): Plane => inverted(close(inverted(plane), radius));
