import { line, poly } from '../kit/kit.mjs';
import { cedar, gold, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { camera } from '../kit/perspective.mjs';

export const see = camera({ x: 118, horizon: 196, focal: 560, eye: 1.5 });
export const wall = 1.9;

/** A place on the hung sheet (across, up) as a place in the picture. */
const hung = (z, y, points) => points.map(([u, v]) => see(wall, y + v, z + u));
const part = (fill, z, y, ...points) => poly(fill, hung(z, y, points));
const round = (fill, z, y, u, v, r) =>
  poly(
    fill,
    hung(
      z,
      y,
      Array.from({ length: 16 }, (_, i) => [u + r * Math.cos(i * 0.3927), v + r * Math.sin(i * 0.3927)]),
    ),
  );
const stroke = (tone, width, z, y, ...points) =>
  line(
    tone,
    width,
    `M${hung(z, y, points)
      .map((p) => p.map(Math.round).join(' '))
      .join('L')}`,
  );

const sheet = (fill, shade, z, y, w, h) =>
  part(ramleh[4], z, y, [0.06, -0.08], [w + 0.08, -0.08], [w + 0.08, h - 0.04], [0.06, h - 0.04]) +
  part(fill, z, y, [0, 0], [w, 0], [w, h], [0, h]) +
  part(shade, z, y, [w * 0.5, 0], [w, 0], [w, h]);

const orbit = (a, b) =>
  Array.from({ length: 25 }, (_, i) => [0.65 + a * Math.cos(i * 0.2618), 1 + b * Math.sin(i * 0.2618)]);

export const planets = (z) => [
  sheet(sea[8], sea[9], z, 0.9, 1.3, 1.9),
  stroke(sea[5], 2, z, 0.9, ...orbit(0.5, 0.62)),
  stroke(sea[5], 2, z, 0.9, ...orbit(0.34, 0.42)),
  round(gold, z, 0.9, 0.65, 1, 0.22),
  round(ramleh[1], z, 0.9, 0.9, 0.72, 0.05),
  round(sea[4], z, 0.9, 1.08, 1.3, 0.11),
  round(tile[5], z, 0.9, 0.22, 0.7, 0.08),
];

export const plant = (z) => [
  sheet(ramleh[1], ramleh[2], z, 1.1, 1.1, 1.6),
  part(ramleh[5], z, 1.1, [0.15, 0.15], [0.95, 0.15], [0.95, 0.5], [0.15, 0.5]),
  stroke(cedar[8], 4, z, 1.1, [0.55, 0.3], [0.55, 1.2]),
  part(cedar[4], z, 1.1, [0.55, 0.8], [0.2, 0.96], [0.2, 1.2], [0.5, 1.02]),
  part(cedar[8], z, 1.1, [0.55, 0.95], [0.9, 1.1], [0.9, 1.36], [0.6, 1.18]),
  stroke(ramleh[2], 3, z, 1.1, [0.55, 0.48], [0.4, 0.26]),
  stroke(ramleh[2], 3, z, 1.1, [0.55, 0.48], [0.7, 0.24]),
];

export const graph = (z) => [
  sheet(white, sea[1], z, 0.8, 1.3, 1.2),
  ...[0.3, 0.5, 0.42, 0.72].map((h, i) =>
    part(
      [tile[5], sea[6], gold, cedar[6]][i],
      z,
      0.8,
      [0.16 + i * 0.27, 0.16],
      [0.34 + i * 0.27, 0.16],
      [0.34 + i * 0.27, 0.16 + h],
      [0.16 + i * 0.27, 0.16 + h],
    ),
  ),
];

export const molecule = (z) => [
  sheet(tile[5], tile[7], z, 2.1, 1.3, 0.9),
  stroke(ramleh[1], 3, z, 2.1, [0.3, 0.3], [0.62, 0.58], [1, 0.34]),
  round(ramleh[1], z, 2.1, 0.3, 0.3, 0.13),
  round(gold, z, 2.1, 0.62, 0.58, 0.18),
  round(ramleh[1], z, 2.1, 1, 0.34, 0.13),
];
