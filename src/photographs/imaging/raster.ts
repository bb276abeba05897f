/** A picture with four bytes per pixel: red, green, blue and alpha, which is ignored. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** One byte a pixel. */
export interface Plane {
  width: number;
  height: number;
  data: Uint8Array;
}

const planeOf =
  (valueAt: (data: Uint8ClampedArray, at: number) => number) =>
  ({ width, height, data }: Picture): Plane => {
    const plane = new Uint8Array(width * height);
    for (let i = 0; i < plane.length; i++) plane[i] = valueAt(data, i * 4);
    return { width, height, data: plane };
  };

export const luminance = planeOf((data, at) => (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8);

/** How many pixels have each of the 256 values. */
export const histogram = (values: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]!++;
  return counts;
};

/** The value that this share of the pixels does not exceed. */
export const percentile = (counts: Uint32Array, share: number): number => {
  let left = counts.reduce((sum, count) => sum + count, 0) * share;
  return Math.max(
    0,
    counts.findIndex((count) => (left -= count) <= 0),
  );
};
