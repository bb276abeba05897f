import { box, disc, line, poly, shape } from '../kit/kit.mjs';
import { cedar, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { arch, camera, plane, ring } from '../kit/perspective.mjs';

export const see = camera({ x: 250, horizon: 218, focal: 560, eye: 1.45 });
const [left, right, ceiling, near, end] = [-1.5, 2.1, 3.5, 1.2, 15];

const shell = [
  plane(sea[8], see, [left, ceiling, near], [left, ceiling, end], [right, ceiling, end], [right, ceiling, near]),
  plane(sea[5], see, [left, 0, near], [left, 0, end], [right, 0, end], [right, 0, near]),
  plane(ramleh[4], see, [left, 0, near], [left, ceiling, near], [left, ceiling, end], [left, 0, end]),
  plane(ramleh[1], see, [right, 0, near], [right, ceiling, near], [right, ceiling, end], [right, 0, end]),
  plane(cedar[4], see, [right, 0, near], [right, 1.1, near], [right, 1.1, end], [right, 0, end]),
  plane(cedar[6], see, [left, 0, near], [left, 1.1, near], [left, 1.1, end], [left, 0, end]),
  plane(ramleh[2], see, [left, 0, end], [left, ceiling, end], [right, ceiling, end], [right, 0, end]),
];

const tiles = shape(
  sea[4],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .flatMap((row) =>
      [0, 1, 2].map((i) => {
        const x = left + (i * 2 + (row % 2)) * 0.6;
        const z = 2.2 + row * 1.06;
        return ring([see(x, 0, z), see(x, 0, z + 1.06), see(x + 0.6, 0, z + 1.06), see(x + 0.6, 0, z)]);
      }),
    )
    .join(''),
);

const bays = [2.4, 5, 7.6, 10.2, 12.6];
const onWall = (x, points) => points.map(([z, y]) => see(x, y, z));

const windows = bays.flatMap((z) => [
  poly(white, onWall(left, arch(z - 0.12, 1.64, 0.95, 3.2, 1.05))),
  poly(sea[3], onWall(left, arch(z, 1.4, 1.05, 3.08, 0.9))),
  poly(
    sea[4],
    onWall(left, [
      [z, 1.05],
      [z, 1.9],
      [z + 0.6, 2.3],
      [z + 1.4, 1.8],
      [z + 1.4, 1.05],
    ]),
  ),
  line(
    white,
    3,
    `M${see(left, 1.05, z + 0.7)
      .map(Math.round)
      .join(' ')}L${see(left, 3.05, z + 0.7)
      .map(Math.round)
      .join(' ')}`,
  ),
]);

const light = bays.flatMap((z) => [
  plane(white, see, [left + 0.8, 0, z + 0.2], [left + 0.8, 0, z + 1.6], [right, 0, z + 2.4], [right, 0, z + 1]),
  poly(
    white,
    onWall(right, [
      [z + 1, 0],
      [z + 2.4, 0],
      [z + 2.6, 0.8],
      [z + 2, 1.3],
      [z + 1.2, 0.8],
    ]),
  ),
]);

const door = (z) => [
  plane(ramleh[4], see, [right, 0, z - 0.14], [right, 2.4, z - 0.14], [right, 2.4, z + 1.24], [right, 0, z + 1.24]),
  plane(sea[8], see, [right, 0, z], [right, 2.26, z], [right, 2.26, z + 1.1], [right, 0, z + 1.1]),
  plane(
    tile[7],
    see,
    [right, 0, z + 1.1],
    [right, 2.26, z + 1.1],
    [right - 0.7, 2.26, z + 0.5],
    [right - 0.7, 0, z + 0.5],
  ),
  plane(
    tile[5],
    see,
    [right - 0.14, 1.2, z + 0.98],
    [right - 0.14, 2.1, z + 0.98],
    [right - 0.56, 2.1, z + 0.62],
    [right - 0.56, 1.2, z + 0.62],
  ),
];

const farDoor = [
  poly(
    sea[1],
    arch(-0.55, 1.7, 0, 2.9, 1).map(([x, y]) => see(x, y, end)),
  ),
  plane(cedar[4], see, [-0.55, 0, end], [-0.55, 0.7, end], [1.15, 0.9, end], [1.15, 0, end]),
];

const lamps = [10.6, 7.4, 4.4].map((z) => {
  const [[x, from], [, y]] = [see(0.3, ceiling, z), see(0.3, 2.75, z)];
  return (
    line(sea[9], 2, `M${Math.round(x)} ${Math.round(from)}V${Math.round(y)}`) +
    disc(ramleh[4], x, y, 90 / z) +
    disc(ramleh[1], x - 9 / z, y - 9 / z, 76 / z)
  );
});

export const passage = [
  box(sea[8], 0, 0, 720, 60),
  ...shell,
  tiles,
  ...farDoor,
  ...windows,
  ...light.toReversed(),
  ...[11.4, 8.6, 5.8, 3].flatMap(door),
  ...lamps,
];
