import { type Corners, mapCorners, type Spot, wholePhotograph } from '#machines/photographsTypes.ts';
import { areaOf, convexHull } from '#src/photographs/imaging/quadrilateral.ts';
import type { DrawnPhotograph } from '#tests/src/photographs/drawn/scene.ts';
import { toSheet } from '#tests/src/photographs/photographed.ts';

const SPOTS = Array.from({ length: 51 }, (_, i) => i / 50);

const mapped = (m: readonly number[], { x, y }: Spot): Spot => {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return { x: (m[0]! * x + m[1]! * y + m[2]!) / w, y: (m[3]! * x + m[4]! * y + m[5]!) / w };
};

const isSeen = ({ x, y }: Spot) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Spots of a paper that the photograph shows, all over it. */
const spotsOf = ({ paper, corners: [a, b, c, d] }: DrawnPhotograph['papers'][number]): Spot[] => {
  // The map from the sheet is the one to the sheet, of the corners that the unit square has on the sheet.
  const toPaper = toSheet([a, b, c, d]);
  const fromPaper = toSheet(mapCorners(wholePhotograph, (corner) => mapped(toPaper, corner)));
  const rounding = (paper.rounded ?? 0) / Math.min(paper.width, paper.height);
  const inside = (share: number) => Math.min(1 - rounding, Math.max(rounding, share));
  return SPOTS.flatMap((u) =>
    SPOTS.flatMap((v) => [
      { x: u, y: inside(v) },
      { x: inside(u), y: v },
    ]),
  )
    .map((spot) => mapped(fromPaper, spot))
    .filter(isSeen);
};

/**
 * What the corners that were found in a drawn photograph are worth: how much of its papers they cut off, as a share of the
 * side, and whether they are the papers' own edge.
 */
export const judged = ({ papers }: DrawnPhotograph, found: Corners = wholePhotograph) => {
  const toPage = toSheet(found);
  const spots = papers.flatMap(spotsOf);
  const beyond = spots.map((spot) => mapped(toPage, spot)).map(({ x, y }) => Math.max(-x, x - 1, -y, y - 1));
  return { cut: Math.max(0, ...beyond), isFound: areaOf(found) < 1.1 * areaOf(convexHull(spots)) };
};
