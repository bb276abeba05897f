import { figure } from '../kit/figure.mjs';
import { box, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, hairs, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { arch, camera, plane, ring } from '../kit/perspective.mjs';
import { cypress } from '../kit/trees.mjs';

const see = camera({ x: 176, horizon: 208, focal: 480, eye: 1.6 });
const side = 5.4;
const on = ([z, y]) => see(side, y, z);

const distance = [
  box(sea[1], 0, 0, 720, 300),
  shape(sea[3], 'M0 150L90 96L160 132L256 84L400 150V240H0z'),
  shape(sea[4], 'M0 186L120 148L230 172L400 150V230H0z'),
  box(sea[5], 0, 196, 420, 30),
  line(sea[3], 2, 'M20 206h30M90 212h44M190 204h36M244 213h22'),
  shape(cedar[6], 'M0 216Q60 198 130 210T330 204V250H0z'),
  cypress(306, 226, 74),
  cypress(326, 228, 52),
];

/** A shape of whole pixels: an arcade in perspective has many corners. */
const solid = (fill, points) => shape(fill, ring(points));

const openings = [3.8, 6.2, 8.6, 11, 13.4, 15.8].flatMap((z) => [
  solid(ramleh[4], arch(z - 0.08, 1.96, 0, 2.75, 1.3, 4).map(on)),
  solid(sea[8], arch(z, 1.8, 0, 2.65, 1.2, 4).map(on)),
  solid(sea[9], [...arch(z, 1.8, 0, 2.65, 1.2, 4).slice(5), [z + 0.9, 0]].map(on)),
]);
const windows = [4.2, 6.6, 9, 11.4, 13.8, 16.2].flatMap((z) => [
  solid(white, arch(z - 0.08, 1.16, 3.5, 5.05, 0.75, 3).map(on)),
  solid(sea[6], arch(z, 1, 3.55, 4.95, 0.68, 3).map(on)),
  solid(
    sea[5],
    [
      [z, 3.55],
      [z, 4.3],
      [z + 0.5, 4.95],
      [z + 0.5, 3.55],
    ].map(on),
  ),
]);

const building = [
  plane(ramleh[1], see, [side, 0, 3], [side, 5.6, 3], [side, 5.6, 18], [side, 0, 18]),
  plane(ramleh[2], see, [side, 3.1, 3], [side, 3.3, 3], [side, 3.3, 18], [side, 3.1, 18]),
  plane(ramleh[2], see, [side, 0, 3], [side, 0.3, 3], [side, 0.3, 18], [side, 0, 18]),
  plane(tile[5], see, [side - 0.5, 5.6, 3], [side + 1.8, 7.4, 3], [side + 1.8, 7.4, 17.5], [side - 0.5, 5.6, 18.4]),
  plane(tile[7], see, [side - 0.5, 5.45, 3], [side - 0.5, 5.6, 3], [side - 0.5, 5.6, 18.4], [side - 0.5, 5.45, 18.4]),
  ...openings,
  ...windows,
];

const ground = [
  plane(ramleh[2], see, [-30, 0, 1.5], [-30, 0, 19], [side, 0, 19], [side, 0, 1.5]),
  box(ramleh[2], 0, 380, 720, 100),
  plane(ramleh[1], see, [-1.5, 0, 1.5], [-0.6, 0, 19], [1.2, 0, 19], [2.6, 0, 1.5]),
  shape(ramleh[4], 'M70 388Q120 348 260 350T500 362Q640 372 690 408Q600 452 420 446T150 436Q50 420 70 388z'),
];

const pine = [
  shape(tile[7], 'M104 408Q132 300 118 190Q112 120 96 40H128Q138 120 142 190Q146 300 170 404Q140 416 104 408z'),
  shape(tile[5], 'M104 408Q132 300 118 190Q112 120 96 40H108Q122 120 128 190Q138 300 122 411Q112 411 104 408z'),
  shape(tile[7], 'M126 150Q170 110 214 66L228 70Q184 120 138 196z'),
  shape(cedar[8], 'M-30 66Q-20 10 60 0H372Q440 22 420 74Q370 100 300 84Q230 116 150 92Q60 116 -30 66z'),
  shape(cedar[4], 'M-30 46Q-10 -20 60 -20H330Q362 6 330 26Q270 16 226 46Q150 30 100 58Q30 40 -30 46z'),
];

const seat = (x, y, w, h) => [
  shape(ramleh[5], `M${x} ${y + 12}h${w}v${h - 12}h-18v${12 - h + 6}h${36 - w}v${h - 18}h-18z`),
  box(white, x - 8, y, w + 10, 6),
  box(ramleh[4], x - 8, y + 6, w + 10, 9),
];

const pupil = (x, z, tall, options) => {
  const [px, py] = see(x, 0, z);
  const size = (tall * 480) / z;
  return [
    oval(ramleh[4], px + size * 0.24, py, size * 0.34, size * 0.035),
    figure(px, py, size, { age: 'small', ...options }),
  ];
};

export const courtyard = picture(
  720,
  480,
  ...distance,
  ...building,
  ...ground,
  ...pupil(3.0, 13.5, 1.3, { view: 'back', coat: cloth.tile, hair: 'bob' }),
  ...pupil(3.7, 13, 1.3, { coat: cloth.cedar, skin: 2 }),
  ...pupil(-3.1, 11.5, 1.25, { view: 'side', pose: 'walk', coat: cloth.sea, skin: 3, hair: 'curls', arms: 'out' }),
  ...pupil(0.35, 10.8, 1.3, {
    view: 'side',
    pose: 'walk',
    turn: -1,
    coat: cloth.gold,
    hair: 'plaits',
    tone: hairs.fair,
    skin: 0,
    skirt: true,
  }),
  ...pine,
  ...seat(196, 352, 250, 52),
  oval(ramleh[5], 560, 448, 84, 9),
  figure(250, 404, 168, {
    pose: 'sit',
    age: 'middle',
    coat: cloth.cedar,
    hair: 'scarf',
    tone: cloth.sky,
    legs: cloth.night,
    skin: 1,
    holds: line(white, 5, 'M-4 2l10 -8'),
  }),
  figure(420, 404, 166, { pose: 'sit', age: 'middle', turn: -1, coat: cloth.tile, hair: 'crop', skin: 2 }),
  figure(560, 446, 190, {
    pose: 'wheels',
    age: 'middle',
    turn: -1,
    coat: cloth.sea,
    hair: 'pony',
    tone: hairs.chestnut,
    skin: 0,
    legs: cloth.night,
  }),
);
