import { type Corners, mapCorners, type Spot } from '#machines/photographsTypes.ts';
import { close } from '#src/photographs/imaging/closing.ts';
import { largestRegion } from '#src/photographs/imaging/largestRegion.ts';
import { areaOf, clamp, quadrilateral } from '#src/photographs/imaging/quadrilateral.ts';
import { luminance, type Picture, type Plane, whiteness } from '#src/photographs/imaging/raster.ts';
import { thresholds } from '#src/photographs/imaging/thresholds.ts';

/** The longer side, in pixels, of the picture in which the paper is searched for. */
export const SEARCH_SIZE = 320;

const TEXT = 4;
const SMALLEST = 0.12;
const REACH = 5;
const STEP = 10;
/** How much a sample beyond the picture's own edge counts. */
const BEYOND = 0.75;
const SURE = 0.5;

const isSquareEnough = (corners: Corners) =>
  corners.every((corner, i) => {
    const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
    const [a, b] = [before, after].map(({ x, y }) => ({ x: x - corner.x, y: y - corner.y })) as [Spot, Spot];
    const cosine = (a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y) || 1);
    return Math.abs(cosine) < 0.7;
  });

/** The share of a quadrilateral's weakest side along which it is brighter inside than outside. */
const support = ({ width, height, data }: Plane, corners: Corners): number => {
  const samples = 32;
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // Clockwise on the screen, the inside is on the right.
    const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    let sum = 0;
    for (let k = 1; k < samples; k++) {
      const valueAt = (reach: number) => {
        const x = Math.floor(a.x + ((b.x - a.x) * k) / samples + normal.x * reach);
        const y = Math.floor(a.y + ((b.y - a.y) * k) / samples + normal.y * reach);
        return x >= 0 && y >= 0 && x < width && y < height ? data[y * width + x]! : undefined;
      };
      const [inside, outside] = [valueAt(REACH), valueAt(-REACH)];
      sum += outside === undefined ? BEYOND : inside !== undefined && inside - outside > STEP ? 1 : 0;
    }
    return sum / (samples - 1);
  });
  return Math.min(...sides);
};

const candidates = (plane: Plane) =>
  thresholds(plane).flatMap((threshold) => {
    const { area, ends, sides } = largestRegion(plane, threshold);
    // A page that extends beyond two sides fills the picture: an edge inside it would be the edge of a dark letterhead.
    if (area < SMALLEST * plane.data.length || sides > 1) return [];
    const corners = quadrilateral(ends);
    if (!corners || !isSquareEnough(corners)) return [];
    return [{ corners, score: (area / areaOf(corners)) ** 2 * support(plane, corners) }];
  });

/** The corners of the paper in a small picture; undefined where it cannot be distinguished from its background, or fills the picture. */
export const findPaper = (picture: Picture): Corners | undefined => {
  const found = [luminance(picture), whiteness(picture)].flatMap((plane) => candidates(close(plane, TEXT)));
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < SURE) return undefined;
  return mapCorners(best.corners, ({ x, y }) => ({
    x: clamp(x / picture.width),
    y: clamp(y / picture.height),
  }));
};
