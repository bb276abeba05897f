import { gradient, smoothed } from '#src/photographs/imaging/foreground.ts';
import type { Picture } from '#src/photographs/imaging/raster.ts';

/** How high an edge is that is no noise of the camera and no fold. */
const EDGE = 24;
/** The least of a page that has such edges, as a share: a signature has more. */
const LEAST = 0.001;
/** What is near the page's border may be the table. */
const MARGIN = 0.04;

/** Whether nothing can be seen on a small page. */
export const isEmpty = (page: Picture): boolean => {
  const { width, height, data } = gradient(smoothed(page));
  const isInner = (at: number, length: number) => at > length * MARGIN && at < length * (1 - MARGIN);
  const edges = data.reduce(
    (sum, value, at) =>
      value > EDGE && isInner(at % width, width) && isInner(Math.floor(at / width), height) ? sum + 1 : sum,
    0,
  );
  return edges < LEAST * data.length;
};
