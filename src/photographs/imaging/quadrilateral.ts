import { type Corners, mapCorners, type Spot } from '#machines/photographsTypes.ts';

/** The nearest coordinate inside the picture, as a share of its width or height. */
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Twice the area of a triangle; negative where it turns the other way. */
const cross = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export const convexHull = (spots: readonly Spot[]): Spot[] => {
  const sorted = [...spots];
  sorted.sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of along) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, spot) <= 0) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  const there = half(sorted);
  sorted.reverse();
  return [...there, ...half(sorted)];
};

/** Where the lines through two points each meet, and how far that is along the first one. */
const meeting = (a: Spot, b: Spot, c: Spot, d: Spot): { corner: Spot; share: number } | undefined => {
  const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(denominator) < 1e-9) return undefined;
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
  return { corner: { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }, share };
};

/** The edge whose neighbours, made longer until they meet, add the least; and where they meet. */
const cheapest = (polygon: readonly Spot[]) => {
  const at = (i: number) => polygon[(i + polygon.length) % polygon.length]!;
  return polygon
    .map((start, i) => {
      const met = meeting(at(i - 1), start, at(i + 2), at(i + 1));
      // Beyond the edge that goes, not behind the one before it.
      const corner = met && met.share > 1 - 1e-9 ? met.corner : undefined;
      return { i, corner, adds: corner ? Math.abs(cross(start, corner, at(i + 1))) : Number.POSITIVE_INFINITY };
    })
    .reduce((best, each) => (each.adds < best.adds ? each : best));
};

/** The area of a polygon. */
export const areaOf = (polygon: readonly Spot[]): number =>
  Math.abs(polygon.reduce((sum, spot, i) => sum + cross({ x: 0, y: 0 }, spot, polygon[(i + 1) % polygon.length]!), 0)) /
  2;

/** Whether four corners turn the same way round, and none lies almost between its neighbours. */
export const isConvex = (corners: readonly Spot[]): boolean =>
  corners.every((corner, i) => cross(corner, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!) > 0.01);

/** Clockwise on the screen, from the corner that is nearest to the top left. */
const inOrder = (spots: readonly Spot[]): Corners => {
  const first = spots.reduce((best, spot, i) => (spot.x + spot.y < spots[best]!.x + spots[best]!.y ? i : best), 0);
  const [a, b, c, d] = [...spots.slice(first), ...spots.slice(0, first)];
  return [a!, b!, c!, d!];
};

/** The four corners that hold these spots: their hull, without its cheapest edges. */
export const quadrilateral = (spots: readonly Spot[]): Corners | undefined => {
  let polygon = convexHull(spots);
  while (polygon.length > 4) {
    const { i, corner } = cheapest(polygon);
    if (!corner) return undefined;
    const next = (i + 1) % polygon.length;
    polygon = polygon.flatMap((spot, at) => (at === i ? [corner] : at === next ? [] : [spot]));
  }
  return polygon.length === 4 ? inOrder(polygon) : undefined;
};

/** The same quadrilateral with each side moved inward. */
export const inward = (corners: Corners, by: number): Corners => {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const moved = ({ x, y }: Spot): Spot => ({
      x: x + (by * (a.y - b.y)) / length,
      y: y + (by * (b.x - a.x)) / length,
    });
    return [moved(a), moved(b)] as const;
  });
  return mapCorners(corners, (corner, i) => meeting(...sides[(i + 3) % 4]!, ...sides[i]!)?.corner ?? corner);
};
