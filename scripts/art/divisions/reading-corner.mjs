import { figure } from '../kit/figure.mjs';
import { at, box, disc, group, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ramleh, sea, tile, white } from '../kit/palette.mjs';

// One stroke for each letter, drawn in a square of 60 units: Arabic (hung from right to left), print, and the joined hand.
const letters = {
  alif: 'M0 -22V20',
  ba: 'M-22 -8Q-24 12 -6 13H8Q24 12 22 -10M0 25v1',
  jim: 'M-18 -14Q-4 -24 4 -16L16 -8Q-18 -8 -16 12Q-12 28 16 24M-1 9v1',
  dal: 'M-4 -22Q14 -10 14 12Q6 18 -14 14',
  a: 'M-18 22L0 -22L18 22M-11 8H11',
  b: 'M-12 -22V22H4Q18 20 16 10Q14 0 0 0H-12M0 0Q14 -2 12 -12Q10 -22 0 -22H-12',
  c: 'M16 -14Q4 -28 -10 -18Q-22 0 -10 18Q4 28 16 14',
  hand: 'M12 -8Q0 -18 -10 -4Q-16 14 -4 16Q10 14 12 -8V10Q14 20 24 8',
  loop: 'M-24 14Q0 6 8 -12Q10 -28 2 -26Q-6 -22 -6 0Q-4 20 4 18Q14 16 22 4',
  wave: 'M-22 8Q4 4 6 -6Q2 -16 -6 -6Q-12 12 0 16Q12 16 22 2',
};

const card = (x, y, turn, letter, ground, ink) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[
    box(sea[8], -32, -34, 72, 80),
    box(ground, -38, -40, 74, 80),
    line(ink, 7, letters[letter]),
  ].join('')}</g>`;

const wall = [
  box(sea[6], 0, 0, 720, 480),
  shape(sea[5], 'M170 0H470L720 330V480H470z'),
  shape(ramleh[4], pointed(-70, 214, 10, 300)),
  shape(ramleh[2], pointed(-70, 206, 10, 300)),
  `<clipPath id="w"><path d="${pointed(-58, 184, 28, 300)}"/></clipPath>`,
  group(
    'clip-path="url(#w)"',
    box(sea[1], -58, 10, 190, 300),
    shape(sea[3], 'M-58 200L20 150L70 184L130 150V260H-58z'),
    box(sea[4], -58, 226, 190, 80),
    shape(cedar[6], 'M-58 268Q40 232 130 252V310H-58z'),
  ),
  line(white, 5, 'M34 28V300M-58 190H126'),
  box(ramleh[1], -20, 298, 176, 10),
  box(ramleh[4], -20, 308, 168, 7),
];

const alphabet = [
  line(ramleh[2], 2, 'M180 28Q450 60 730 20M180 134Q450 168 730 128'),
  card(224, 78, -2, 'ba', ramleh[1], tile[5]),
  card(318, 84, 3, 'a', white, sea[8]),
  card(412, 88, -1, 'hand', ramleh[2], cedar[8]),
  card(510, 88, 4, 'alif', ramleh[1], tile[5]),
  card(604, 80, -3, 'b', white, sea[8]),
  card(698, 76, 2, 'loop', ramleh[2], cedar[8]),
  card(262, 186, 3, 'wave', ramleh[2], cedar[8]),
  card(358, 192, -3, 'dal', ramleh[1], tile[5]),
  card(452, 192, 2, 'jim', ramleh[1], tile[5]),
  card(662, 178, -4, 'c', white, sea[8]),
];

const covers = [
  [0, tile[5], tile[7]],
  [58, gold, ramleh[5]],
  [116, cedar[6], cedar[8]],
  [174, sea[3], sea[4]],
];
const shelf = [
  box(ramleh[7], 476, 262, 260, 170),
  box(ramleh[2], 466, 250, 270, 14),
  box(ramleh[4], 466, 264, 270, 5),
  ...covers.map(
    ([x, a, b], i) => shape(a, `M${486 + x} 340l${i % 2 ? 2 : -1} -56h48v56z`) + shape(b, `M${518 + x} 340V284h16v56z`),
  ),
  box(ramleh[4], 476, 340, 260, 9),
  ...covers.map(([x], i) => {
    const [, light, dark] = covers[(i + 2) % 4];
    const tall = 50 + (i % 3) * 6;
    return shape(light, `M${482 + x} 420v-${tall}h48v${tall}z`) + shape(dark, `M${516 + x} 420v-${tall}h14v${tall}z`);
  }),
  box(ramleh[4], 476, 420, 260, 12),
  box(ramleh[4], 470, 262, 8, 176),
  shape(
    cedar[8],
    'M560 214Q540 168 500 160Q524 190 556 220Q520 200 492 210Q530 222 560 222Q600 186 628 196Q604 216 566 220Q576 168 604 150Q560 166 560 214z',
  ),
  shape(cedar[4], 'M560 214Q540 168 500 160Q516 196 560 214zM562 220Q520 200 492 210Q530 226 562 220z'),
  shape(tile[5], 'M536 206h50l-6 44h-38z'),
  shape(tile[7], 'M568 206h18l-6 44h-16z'),
];

const corner = [
  box(ramleh[5], 0, 424, 720, 60),
  shape(ramleh[4], 'M0 424H250L330 480H0z'),
  oval(tile[7], 300, 462, 300, 34),
  oval(tile[5], 296, 458, 296, 32),
  oval(ramleh[2], 296, 456, 250, 24),
  oval(tile[5], 296, 455, 226, 20),
];

const seat = [
  oval(tile[7], 244, 448, 132, 12),
  shape(cedar[8], 'M150 296Q120 300 116 340L122 446H352Q362 400 344 372Q240 380 214 350Q210 290 150 296z'),
  shape(cedar[6], 'M150 296Q190 292 202 340Q208 384 344 376Q356 380 350 404H196Q140 400 116 340Q120 300 150 296z'),
  shape(cedar[4], 'M150 296Q170 294 184 306Q150 310 136 352Q124 350 116 340Q120 300 150 296z'),
];

const open =
  shape(white, 'M-13 -8L0 -3V9L-13 3z') + shape(sea[1], 'M0 -3L13 -8V3L0 9z') + line(tile[7], 2, 'M-13 4L0 10L13 4');

export const readingCorner = picture(
  720,
  480,
  ...wall,
  ...alphabet,
  ...shelf,
  ...corner,
  ...seat,
  figure(232, 446, 206, {
    age: 'small',
    pose: 'sit',
    hair: 'plaits',
    tone: hairs.brown,
    coat: cloth.gold,
    legs: cloth.night,
    skin: 1,
    holds: open,
  }),
  at(
    404,
    452,
    1,
    oval(tile[7], 12, 2, 60, 6),
    box(sea[6], -46, -16, 96, 16),
    box(sea[8], 26, -16, 24, 16),
    box(gold, -38, -30, 80, 14),
    box(ramleh[5], 22, -30, 20, 14),
    box(tile[7], -50, -44, 88, 14),
  ),
  disc(tile[5], 404, 396, 13),
  shape(cedar[8], 'M404 386q4 -10 14 -8q-4 9 -14 8z'),
);
