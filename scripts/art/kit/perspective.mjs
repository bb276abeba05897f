import { poly } from './kit.mjs';

/** One-point perspective: a place in the room (right, up, away) as a place in the picture. */
export const camera =
  ({ x: centre, horizon, focal, eye }) =>
  (x, y, z) => [centre + (x * focal) / z, horizon + ((eye - y) * focal) / z];

export const plane = (fill, see, ...corners) =>
  poly(
    fill,
    corners.map((corner) => see(...corner)),
  );

/** A closed ring of path data. */
export const ring = (points) => `M${points.map((p) => p.map(Math.round).join(' ')).join('L')}z`;

/** The outline of an arch as points, foot to foot; `rise` of half the width makes it round, more makes it pointed. */
export function arch(from, width, foot, top, rise = width / 2, steps = 7) {
  const half = width / 2;
  const spring = top - rise;
  const radius = (half * half + rise * rise) / (2 * half);
  const sweep = Math.asin(rise / radius);
  const whole = rise <= half * 1.01 ? Math.PI / 2 : sweep;
  const left = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (whole * i) / steps;
    return [from + radius - radius * Math.cos(angle), spring + radius * Math.sin(angle)];
  });
  const right = left
    .slice(0, -1)
    .toReversed()
    .map(([u, v]) => [2 * from + width - u, v]);
  return [[from, foot], ...left, ...right, [from + width, foot]];
}

/** Part of a circle that lies on the floor. */
export const floorArc = (see, x, z, radius, from = 0, to = 360, steps = 20) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return see(x + radius * Math.cos(angle), 0, z + radius * Math.sin(angle));
  });
