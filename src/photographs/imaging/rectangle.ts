import type { Corners, Spot } from '#machines/photographsTypes.ts';

type Vector = readonly [number, number, number];

/** The focal length of a telephone's camera, as a share of the picture's longer side. */
const FOCAL = 0.75;

const dot = ([a, b, c]: Vector, [x, y, z]: Vector) => a * x + b * y + c * z;
const determinant = ([a, b, c]: Vector, [d, e, f]: Vector, third: Vector) =>
  dot([b * f - c * e, c * d - a * f, a * e - b * d], third);

/**
 * The parallelogram that a camera shows as these corners, in pixels (Zhang and He, "Whiteboard scanning", 2007): its longer
 * side as a multiple of the shorter one, and the cosine of its angle, which is 0 in a rectangle.
 */
export const parallelogramShown = (corners: Corners, { width, height }: { width: number; height: number }) => {
  const focal = FOCAL * Math.max(width, height);
  const ray = ({ x, y }: Spot): Vector => [(x - width / 2) / focal, (y - height / 2) / focal, 1];
  const [a, b, c, d] = corners.map(ray) as [Vector, Vector, Vector, Vector];
  // Its diagonals have the same middle: a + k c = l b + m d, from which the depths of b and d follow.
  const all = determinant(b, c, d);
  const [l, m] = [determinant(a, c, d) / all, determinant(b, c, a) / all];
  const side = (end: Vector, depth: number): Vector => [depth * end[0] - a[0], depth * end[1] - a[1], depth - 1];
  const [across, down] = [side(b, l), side(d, m)];
  const ratio = Math.sqrt(dot(across, across) / dot(down, down));
  return {
    ratio: Math.max(ratio, 1 / ratio),
    cosine: dot(across, down) / Math.sqrt(dot(across, across) * dot(down, down)),
  };
};
