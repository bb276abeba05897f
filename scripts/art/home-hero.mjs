import { box, d, disc, line, picture, poly, seeded, shape } from './kit/kit.mjs';
import { cedar, gold, ink, ramleh, sea, tile, white } from './kit/palette.mjs';
import { cypress, umbrellaPine } from './kit/trees.mjs';
import { tripleWindow } from './kit/window.mjs';
import { school } from './school.mjs';

const horizon = 372;
const sun = { x: 132, y: 300 };

const sky = [
  box(sea[3], 0, 0, 720, 600),
  disc('#bcd9e0', sun.x, sun.y, 300),
  disc('#d9e6df', sun.x, sun.y, 200),
  disc(ramleh[1], sun.x, sun.y, 112),
  disc(gold, sun.x, sun.y, 44),
];

const farMountains = [
  poly(sea[4], [
    [180, horizon],
    [250, 322],
    [330, 268],
    [372, 286],
    [452, 196],
    [505, 236],
    [572, 172],
    [640, 232],
    [720, 204],
    [720, 420],
    [180, 420],
  ]),
  poly(sea[3], [
    [330, 268],
    [372, 286],
    [352, 312],
    [300, 372],
    [250, 372],
  ]),
  poly(white, [
    [572, 172],
    [606, 202],
    [588, 208],
    [574, 196],
    [556, 214],
    [540, 204],
  ]),
  poly(white, [
    [452, 196],
    [478, 216],
    [462, 222],
    [448, 212],
    [430, 228],
    [424, 226],
  ]),
];

const nearMountains = [
  poly(sea[5], [
    [226, horizon + 1],
    [306, 336],
    [392, 306],
    [470, 262],
    [556, 300],
    [640, 258],
    [720, 292],
    [720, 470],
    [300, 470],
    [262, 400],
  ]),
  poly(sea[6], [
    [640, 258],
    [720, 292],
    [720, 470],
    [560, 470],
    [610, 350],
  ]),
];

function water() {
  const random = seeded(7);
  const glitter = Array.from({ length: 11 }, (_, i) => {
    const half = 6 + i * 3.4 + random(0, 10);
    return d`M${sun.x - half + random(-6, 6)} ${horizon + 6 + i * 9}h${half * 2}`;
  });
  const waves = Array.from({ length: 22 }, () => d`M${random(30, 300)} ${horizon + random(8, 110)}h${random(10, 34)}`);
  return [
    box(sea[6], 0, horizon, 720, 240),
    shape(sea[8], d`M0 ${horizon + 62}Q90 ${horizon + 50} 180 ${horizon + 66}T360 ${horizon + 70}V600H0z`),
    line(sea[5], 2, waves.join('')),
    line(ramleh[4], 2.5, glitter.join('')),
    poly(white, [
      [196, 330],
      [196, 392],
      [158, 392],
    ]),
    poly(ramleh[2], [
      [201, 342],
      [201, 392],
      [221, 392],
    ]),
    shape(tile[7], d`M150 396h74l-12 12h-52z`),
  ];
}

const hill = [
  shape(cedar[6], d`M210 470Q250 438 300 424H720V600H120Q150 500 210 470z`),
  shape(cedar[4], d`M210 470Q250 438 300 424H440Q330 452 262 520L120 600Q150 500 210 470z`),
];

const near = [
  shape(cedar[8], d`M0 600V520Q110 486 230 520T460 508T720 492V600z`),
  shape(ramleh[2], d`M378 427h26Q384 452 412 474T402 520Q372 548 384 600H286Q306 546 348 518T374 474Q366 452 378 427z`),
  shape(ramleh[4], d`M397 427h7Q384 452 412 474T402 520Q372 548 384 600H350Q348 546 380 518T397 474Q382 452 397 427z`),
];

const child = (x, y, s, coat, hair, bag) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[
    box(ink, -4, -14, 3.5, 14),
    box(ink, 1, -14, 3.5, 14),
    shape(coat, 'M-7 -12Q-8 -32 0 -33Q8 -32 7 -12z'),
    shape(bag, 'M-5 -29h10v13h-10z'),
    disc(hair, 0, -38, 6),
  ].join('')}</g>`;

const book = (fill, shade, x, y, w, h) =>
  box(fill, x, y, w, h) + box(shade, x + w * 0.72, y, w * 0.28, h) + box(ramleh[1], x + 8, y, 5, h);

const sill = [
  book(gold, ramleh[5], 570, 550, 86, 18),
  book(tile[5], tile[7], 578, 535, 70, 15),
  book(sea[6], sea[8], 574, 518, 78, 17),
  shape(tile[5], d`M66 524h46l-6 44h-34z`),
  shape(tile[7], d`M96 524h16l-6 44h-14z`),
  box(tile[7], 62, 518, 54, 8),
  shape(cedar[8], d`M89 520Q60 512 52 484Q80 488 88 506Q78 470 96 448Q112 472 94 506Q108 482 134 480Q126 512 92 520z`),
  shape(cedar[4], d`M89 520Q60 512 52 484Q74 494 89 520zM90 512Q80 470 96 448Q100 480 90 512z`),
];

const view = [
  ...sky,
  ...farMountains,
  ...water(),
  ...nearMountains,
  ...hill,
  cypress(266, 436, 62),
  cypress(286, 431, 88),
  school(304, 430, 0.92),
  ...near,
  umbrellaPine(662, 580, 336, -14),
  child(364, 522, 1.05, tile[5], ink, gold),
  child(384, 527, 0.88, sea[8], tile[7], ramleh[1]),
  ...sill,
];

export const pictures = { 'home-hero': picture(720, 616, ...tripleWindow(view)) };
