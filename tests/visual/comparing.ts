import pixelmatch from 'pixelmatch';
import type { Picture } from './taking.ts';

/** How unlike two pictures may be and still count as the same. */
export interface Tolerance {
  /** How unlike two colors may be, from 0 to 1. */
  threshold: number;
  /** Whether the smoothed edge of a shape counts, too. */
  includeAA: boolean;
  /** How many pixels may be so, and which share of all of them. */
  pixels: number;
  share: number;
}

/** Any Chromium on Linux draws the same pixels, but for a processor's own rounding; other systems set type in their own way. */
export const tolerances = {
  linux: { threshold: 0.01, includeAA: true, pixels: 10, share: 0 },
  elsewhere: { threshold: 0.25, includeAA: false, pixels: 50, share: 0.02 },
} as const satisfies Record<string, Tolerance>;

export interface Difference {
  pixels: number;
  isTolerable: boolean;
  /** Both on one size, and what differs in red. */
  expected: Picture;
  actual: Picture;
  marked: Picture;
}

/** The same picture in a larger frame; what lies outside it has a color that no page has. */
const framed = ({ data, width, height }: Picture, to: { width: number; height: number }): Picture => {
  if (width === to.width && height === to.height) return { data, width, height };
  const frame = Buffer.alloc(to.width * to.height * 4, Buffer.from([255, 0, 255, 255]));
  for (let row = 0; row < height; row += 1)
    data.copy(frame, row * to.width * 4, row * width * 4, (row + 1) * width * 4);
  return { data: frame, ...to };
};

/** What differs between two pictures. */
export const compare = (
  before: Picture,
  after: Picture,
  { threshold, includeAA, pixels, share }: Tolerance,
): Difference => {
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const expected = framed(before, size);
  const actual = framed(after, size);
  const marked = { data: Buffer.alloc(expected.data.length), ...size };
  const found = expected.data.equals(actual.data)
    ? 0
    : pixelmatch(expected.data, actual.data, marked.data, size.width, size.height, { threshold, includeAA });
  const isTolerable = found <= Math.max(pixels, share * size.width * size.height);
  return { pixels: found, isTolerable, expected, actual, marked };
};
