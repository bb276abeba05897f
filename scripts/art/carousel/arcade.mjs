import { figure } from '../kit/figure.mjs';
import { at, box, disc, line, picture, poly, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { arch, camera, plane, ring } from '../kit/perspective.mjs';
import { umbrellaPine } from '../kit/trees.mjs';

const see = camera({ x: 452, horizon: 214, focal: 520, eye: 1.5 });
const [left, right, ceiling, end] = [-2, 2.4, 3.9, 16];
const bays = [1.9, 4.5, 7.1, 9.7, 12.3].map((z) => arch(z, 2, 0, 3.3, 1.15));

const outside = [
  box(sea[1], 0, 0, 460, 480),
  shape(sea[3], 'M0 150L70 118L150 150L240 104L330 160L400 150V240H0z'),
  shape(sea[4], 'M120 190L220 150L300 172L400 160V230H120z'),
  box(sea[5], 0, 196, 460, 30),
  box(ramleh[2], 0, 226, 460, 260),
  shape(cedar[6], 'M0 222Q90 196 180 216T400 212V240Q200 250 0 262z'),
  umbrellaPine(112, 330, 250, 16),
  umbrellaPine(318, 252, 96, -6),
];

const wall = (fill, x) => {
  const on = ([z, y]) => see(x, y, z);
  const whole = [
    [1.5, 0],
    [1.5, ceiling],
    [end, ceiling],
    [end, 0],
  ];
  return shape(fill, ring(whole.map(on)) + bays.map((bay) => ring(bay.map(on).toReversed())).join(''));
};

const floor = [
  plane(ramleh[5], see, [left, 0, 1.2], [left, 0, end], [right, 0, end], [right, 0, 1.2]),
  ...bays.map((bay) =>
    poly(
      ramleh[1],
      bay.map(([z, y]) => see(left + y * 1.15, 0, z + y * 0.34)),
    ),
  ),
];

const shadow = (x, z, tall) =>
  plane(
    ramleh[5],
    see,
    [x - 0.05, 0, z - 0.12],
    [x, 0, z + 0.14],
    [x + tall * 1.1, 0, z + tall * 0.34 + 0.16],
    [x + tall * 1.25, 0, z + tall * 0.34],
    [x + tall * 1.1, 0, z + tall * 0.34 - 0.16],
  );

const door = (z) => [
  plane(white, see, [right, 0, z - 0.12], [right, 2.75, z - 0.12], [right, 2.75, z + 1.32], [right, 0, z + 1.32]),
  plane(sea[6], see, [right, 0, z], [right, 2.1, z], [right, 2.1, z + 1.2], [right, 0, z + 1.2]),
  plane(sea[8], see, [right, 0, z], [right, 2.1, z], [right, 2.1, z + 0.6], [right, 0, z + 0.6]),
  plane(sea[3], see, [right, 2.2, z], [right, 2.65, z], [right, 2.65, z + 1.2], [right, 2.2, z + 1.2]),
];

const rightWall = [
  plane(ramleh[2], see, [right, 0, 1.2], [right, ceiling, 1.2], [right, ceiling, end], [right, 0, end]),
  plane(ramleh[4], see, [right, 0, 1.2], [right, 0.22, 1.2], [right, 0.22, end], [right, 0, end]),
  plane(ramleh[4], see, [right, 3.05, 1.2], [right, 3.15, 1.2], [right, 3.15, end], [right, 3.05, end]),
  ...[13, 10.4, 7.8].flatMap(door),
];

const beams = [2.6, 4, 5.4, 6.8, 8.2, 9.6, 11, 12.4, 13.8].map((z) =>
  plane(sea[9], see, [left, ceiling, z], [left, ceiling, z + 0.4], [right, ceiling, z + 0.4], [right, ceiling, z]),
);

const far = [
  plane(ramleh[4], see, [left, 0, end], [left, ceiling, end], [right, ceiling, end], [right, 0, end]),
  poly(
    sea[1],
    arch(-0.9, 2.2, 0, 3.1, 1.3).map(([x, y]) => see(x, y, end)),
  ),
  plane(sea[5], see, [-0.9, 0.4, end], [-0.9, 1.3, end], [1.3, 1.3, end], [1.3, 0.4, end]),
  plane(cedar[4], see, [-0.9, 0, end], [-0.9, 0.5, end], [1.3, 0.7, end], [1.3, 0, end]),
];

const bell = at(
  606,
  118,
  1.5,
  shape(sea[9], 'M34 -22h6v36h-6zM0 -18h36v4H0z'),
  shape(gold, 'M-14 16Q-12 10 -11 0Q-10 -14 0 -14T11 0Q12 10 14 16z'),
  shape(ramleh[5], 'M3 -13.6Q10 -12 11 0Q12 10 14 16H4Q7 0 3 -13.6z'),
  disc(ramleh[7], 0, 18, 4),
  line(ramleh[7], 1.6, 'M0 20V62'),
);

const people = [
  { x: 0.2, z: 11.4, tall: 1.5, hair: 'bob', tone: hairs.brown, coat: cloth.cedar, bag: cloth.gold },
  { x: 0.75, z: 10.8, tall: 1.3, coat: cloth.tile, bag: cloth.night, skin: 3, hair: 'curls' },
  { x: -0.85, z: 7.2, tall: 1.25, hair: 'plaits', coat: cloth.sea, skirt: true, bag: cloth.tile, legs: cloth.white },
  { x: -0.25, z: 6.5, tall: 1.42, coat: cloth.sea, bag: cloth.cedar, skin: 2, arms: 'up' },
  {
    x: 1.02,
    z: 4.5,
    tall: 1.34,
    hair: 'pony',
    tone: hairs.chestnut,
    coat: cloth.sea,
    bag: cloth.gold,
    legs: cloth.night,
  },
].map(({ x, z, tall, ...rest }) => {
  const [px, py] = see(x, 0, z);
  return [shadow(x, z, tall), figure(px, py, (tall * 520) / z, { age: 'small', view: 'back', pose: 'walk', ...rest })];
});

export const arcade = picture(
  720,
  480,
  ...outside,
  plane(sea[8], see, [left, ceiling, 1.2], [left, ceiling, end], [right, ceiling, end], [right, ceiling, 1.2]),
  ...beams,
  ...far,
  ...floor,
  ...rightWall,
  wall(ramleh[1], left - 0.45),
  wall(ramleh[4], left),
  plane(tile[7], see, [left, 0, 1.2], [left, 0.16, 1.2], [left, 0.16, 1.9], [left, 0, 1.9]),
  bell,
  ...people.map(([cast]) => cast),
  ...people.map(([, person]) => person),
);
