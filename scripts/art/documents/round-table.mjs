import { at, box, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const turned = (x, y, angle, ...children) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${children.join('')}</g>`;

const floor = [
  box(sea[6], 0, 0, 720, 480),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
    [0, 1, 2, 3, 4, 5].map((j) =>
      shape((i + j) % 2 ? sea[5] : sea[8], `M${i * 90} ${j * 90 - 13}l13 13l-13 13l-13 -13z`),
    ),
  ),
  line(
    sea[8],
    1.6,
    'M-90 0L450 540M0 -90L630 540M90 -180L810 540M270 -180L810 360M450 -180L810 180M630 -180L810 0M-90 180L270 540M810 0L270 540M720 -90L90 540M630 -180L-90 540M450 -180L-90 360M270 -180L-90 180M90 -180L-90 0M810 180L450 540',
  ),
];

const seats = [
  [146, 96, -48],
  [290, 18, -18],
  [470, 12, 16],
  [612, 92, 50],
  [664, 262, 88],
  [566, 432, 140],
  [186, 444, 216],
  [90, 270, 268],
];
const chair = ([x, y, angle], i) => [
  at(x + 16, y + 18, 1, `<g transform="rotate(${angle})">${shape(sea[8], 'M-44 -34H44V40H-44z')}</g>`),
  turned(
    x,
    y,
    angle,
    shape(i % 3 === 1 ? tile[7] : ramleh[5], 'M-44 -36Q0 -52 44 -36V-20Q0 -34 -44 -20z'),
    shape(i % 3 === 1 ? tile[5] : ramleh[4], 'M-38 -22Q0 -34 38 -22L34 40H-34z'),
  ),
];

const table = [
  disc(sea[9], 408, 268, 214),
  disc(ramleh[7], 380, 246, 212),
  disc(ramleh[2], 378, 242, 210),
  shape(ramleh[1], 'M182 318A210 210 0 0 1 492 66Q360 120 182 318z'),
  line(
    ramleh[4],
    2,
    'M196 140Q380 118 560 142M172 206Q380 190 584 204M170 292Q380 300 586 290M200 356Q380 376 552 358',
  ),
];

const cup = (x, y, angle, drink, saucer) => [
  disc(ramleh[5], x + 9, y + 10, 27),
  disc(saucer, x, y, 27),
  turned(x, y, angle, shape(sea[3], 'M14 -5h13q6 5 0 10H14z')),
  disc(ramleh[4], x + 3, y + 3, 17),
  disc(white, x, y, 17),
  disc(drink, x, y, 13),
  shape(cloth.tile[1], `M${x - 9} ${y + 9}A13 13 0 0 0 ${x + 9} ${y - 9}Q${x + 6} ${y + 4} ${x - 9} ${y + 9}z`),
];

const cups = [
  cup(262, 146, -30, ramleh[7], white),
  cup(352, 84, 200, ramleh[7], sea[1]),
  cup(462, 98, 40, ramleh[7], white),
  cup(540, 172, 100, ramleh[7], sea[1]),
  cup(548, 302, 20, ramleh[7], white),
  cup(452, 396, 160, ramleh[7], sea[1]),
  cup(304, 392, 60, ramleh[7], white),
  cup(212, 276, 240, ramleh[7], sea[1]),
].flat();

const paper = (x, y, angle, tone, dark) =>
  turned(
    x,
    y,
    angle,
    shape(ramleh[4], 'M-30 -40H42V56H-30z'),
    shape(tone, 'M-36 -48H36V48H-36z'),
    shape(dark, 'M36 -48V48H-36z'),
    line(sea[4], 2.4, 'M-26 -34H18M-26 -24H24M-26 -14H10M-26 2H22M-26 12H16'),
  );
const pen = (x, y, angle, tone) =>
  turned(x, y, angle, box(ramleh[4], -28, 3, 60, 5), box(tone, -32, -3, 56, 6), shape(ramleh[7], 'M24 -3L36 0L24 3z'));

const middle = [
  disc(ramleh[5], 400, 260, 58),
  disc(tile[5], 386, 246, 58),
  shape(tile[7], 'M440 225A58 58 0 0 1 340 281Q420 280 440 225z'),
  disc(ramleh[1], 386, 246, 46),
  ...[
    [366, 232, 20],
    [398, 226, -30],
    [410, 256, 70],
    [378, 266, -12],
    [388, 246, 40],
  ].map(([x, y, a]) =>
    turned(x, y, a, oval(ramleh[5], 2, 3, 15, 9), oval(tile[7], 0, 0, 14, 8), oval(tile[5], -3, -2, 8, 4)),
  ),
  turned(
    286,
    222,
    -20,
    shape(ramleh[5], 'M-20 -12L80 8L74 26H0z'),
    shape(ink, 'M20 -4H86V4H20z'),
    disc(ramleh[5], 6, 8, 29),
    disc(gold, 0, 0, 28),
    shape(ramleh[5], 'M20 -20A28 28 0 0 1 -20 20Q20 16 20 -20z'),
    disc(ramleh[7], 0, 0, 20),
    shape(gold, 'M-24 -12L-40 0L-24 12z'),
  ),
  turned(
    470,
    296,
    24,
    disc(ramleh[5], 8, 9, 30),
    disc(white, 0, 0, 30),
    disc(sea[1], 0, 0, 24),
    ...[
      [-8, -8],
      [9, -6],
      [-2, 9],
    ].map(([x, y]) => disc(cedar[6], x, y, 8) + disc(cedar[4], x - 2, y - 2, 5)),
  ),
];

export const roundTable = picture(
  720,
  480,
  ...floor,
  ...seats.flatMap(chair),
  ...table,
  paper(318, 142, -16, white, sea[1]),
  paper(504, 228, 66, white, sea[1]),
  paper(384, 376, 172, white, sea[1]),
  paper(258, 326, 232, ramleh[1], white),
  pen(408, 128, 30, sea[8]),
  pen(356, 330, -20, tile[5]),
  pen(300, 292, 60, sea[8]),
  ...cups,
  ...middle,
);
