import { type Corners, mapCorners } from '#machines/photographsTypes.ts';
import { foregrounds, gradient, smoothed } from '#src/photographs/imaging/foreground.ts';
import { largestRegion } from '#src/photographs/imaging/largestRegion.ts';
import { areaOf, clamp, inward, quadrilateral } from '#src/photographs/imaging/quadrilateral.ts';
import type { Picture } from '#src/photographs/imaging/raster.ts';
import { parallelogramShown } from '#src/photographs/imaging/rectangle.ts';

/** The longer side, in pixels, of the picture in which the paper is searched for. */
export const SEARCH_SIZE = 320;

/** How high an edge is, from the faintest: the first one that separates a sheet from its table keeps the most of it. */
const EDGES = [4, 6, 9, 13, 18, 26, 36, 50];
/** The smallest and the largest sheet, as shares of the picture. */
const SMALLEST = 0.1;
const LARGEST = 0.9;
/** How much may lie beside the sheet, as a share of it: more can be a second paper or a part of the first one. */
const BESIDE = 0.03;
/** How large a second paper is at least, as a share of the sheet: a higher edge may not lose it. */
const SECOND = 0.1;
/** How far a sheet's outline may be, in pixels, from the lines between its corners. */
const RAGGED = 1.3;
/** How much longer than wide a paper is at least (Letter: 1.29): what is squarer has lost a part. */
const LONGER = 1.24;
/** The largest cosine of its angles. */
const OBLIQUE = 0.2;
/** How far outside the paper, in pixels, its edge begins: the mean and the gradient each reach one pixel. A tenth more cuts off a narrow paper. */
const BLUR = 2.4;
/** How far from the edge, in pixels, and by how much paper is brighter than its table. */
const REACH = 5;
/** How far from the edge, in pixels, the table is compared with what is beside the edge: a frame of the paper ends in between. */
const AROUND = [1, REACH, 12, 25, 50, 100];
const BRIGHTER = 3;
const SAMPLES = 31;
/** How much light and shadow change the table's color from one side of the paper to another. */
const UNEVEN = 1.6;
/** And by how much the share of a channel in the color. */
const TINTED = 1.15;
const DARKEST = 12;

type Color = readonly [red: number, green: number, blue: number];
const channels = [0, 1, 2] as const;

const median = (values: readonly number[]) => {
  const sorted = [...values];
  sorted.sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
};
const brightness = ([red, green, blue]: Color) => red + green + blue;

/** The colors along each side of a quadrilateral, at a distance inside it. */
const colorsAlong = ({ width, height, data }: Picture, corners: Corners, distance: number): Color[] =>
  corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    const by = distance / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
    // Clockwise on the screen, the inside is on the right. What is beyond the picture is as its border.
    const places = Array.from({ length: SAMPLES }, (_, k) => {
      const share = (k + 1) / (SAMPLES + 1);
      const x = a.x + (b.x - a.x) * share + (a.y - b.y) * by;
      const y = a.y + (b.y - a.y) * share + (b.x - a.x) * by;
      return (Math.floor(clamp(y / height) * (height - 1)) * width + Math.floor(clamp(x / width) * (width - 1))) * 4;
    });
    return channels.map((channel) => median(places.map((at) => data[at + channel]!))) as unknown as Color;
  });

/** How many times the smallest value the largest one is. */
const spread = (values: readonly number[]) => Math.max(...values) / Math.min(...values);

/** Whether paper may be inside and one table around: two opposite sides are brighter inside, the others may be bands. */
const liesOnTable = (picture: Picture, corners: Corners) => {
  const around = colorsAlong(picture, corners, -REACH);
  const isOneTable = channels.every((channel) => spread(around.map((color) => color[channel] + DARKEST)) < UNEVEN);
  const [top, right, bottom, left] = colorsAlong(picture, corners, REACH).map(
    (color, i) => (brightness(color) - brightness(around[i]!)) / 3,
  );
  return isOneTable && Math.max(Math.min(top!, bottom!), Math.min(left!, right!)) > BRIGHTER;
};

/** Whether what is around may be a frame of the paper: farther away is another color. */
const mayBeFramed = (picture: Picture, corners: Corners) => {
  const around = AROUND.flatMap((distance) => colorsAlong(picture, corners, -distance));
  return channels.some((channel) => {
    const values = around.map((color) => color[channel] + DARKEST);
    const shares = around.map((color, i) => values[i]! / (brightness(color) + 3 * DARKEST));
    return spread(values) >= UNEVEN || spread(shares) >= TINTED;
  });
};

const perimeterOf = (corners: Corners) =>
  corners.reduce((sum, { x, y }, i) => sum + Math.hypot(corners[(i + 1) % 4]!.x - x, corners[(i + 1) % 4]!.y - y), 0);

const isPaper = (corners: Corners, picture: Picture) => {
  const { ratio, cosine } = parallelogramShown(corners, picture);
  return ratio > LONGER && Math.abs(cosine) < OBLIQUE;
};

const isWithin = (corners: Corners, { width, height }: Picture) =>
  corners.every(({ x, y }) => x > -BLUR && y > -BLUR && x < width + BLUR && y < height + BLUR);

/** The corners of the paper in a small picture; undefined where it may be other than these: then the whole picture is kept. */
export const findPaper = (picture: Picture): Corners | undefined => {
  const { width, height } = picture;
  const smooth = smoothed(picture);
  const foreground = foregrounds(gradient(smooth));
  for (const edge of EDGES) {
    const plane = foreground(edge);
    const { area, ends, beside, second } = largestRegion(plane);
    const share = area / plane.data.length;
    if (share < SMALLEST || share > LARGEST) continue;
    if (second > SECOND * area) return undefined;
    if (beside > BESIDE * area) continue;
    const corners = quadrilateral(ends);
    if (!corners || areaOf(corners) - area > RAGGED * perimeterOf(corners) || !isWithin(corners, picture)) continue;
    if (!isPaper(corners, picture) || !liesOnTable(smooth, corners)) continue;
    if (mayBeFramed(smooth, corners)) return undefined;
    return mapCorners(inward(corners, BLUR), ({ x, y }) => ({ x: clamp(x / width), y: clamp(y / height) }));
  }
  return undefined;
};
