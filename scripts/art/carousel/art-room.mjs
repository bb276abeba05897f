import { figure } from '../kit/figure.mjs';
import { at, box, disc, group, line, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const sheet = (x, y, turn, scale, ...paint) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${[
    shape(white, 'M-62 0H62V92H-62z'),
    group('clip-path="url(#s)"', ...paint),
    box(tile[7], -46, -9, 6, 19),
    box(tile[7], 40, -9, 6, 19),
  ].join('')}</g>`;

const sunset = [
  box(ramleh[2], -62, 0, 124, 92),
  disc(gold, 10, 46, 20),
  box(sea[6], -62, 52, 124, 40),
  line(ramleh[2], 3, 'M-4 60h30M0 68h22M4 76h14'),
];
const arches = [
  box(sea[8], -62, 0, 124, 92),
  shape(tile[5], pointed(-50, 30, 34, 92)),
  shape(gold, pointed(-16, 36, 18, 92)),
  shape(tile[5], pointed(24, 30, 34, 92)),
];
const boat = [
  box(sea[3], -62, 0, 124, 92),
  shape(white, 'M-4 16V62H-36z'),
  shape(tile[5], 'M2 24V62H26z'),
  shape(ink, 'M-42 66H36L22 80H-30z'),
  box(sea[5], -62, 78, 124, 14),
];
const tree = [
  box(sea[1], -62, 0, 124, 92),
  shape(sea[4], 'M-62 60L-20 36L20 56L62 34V92H-62z'),
  shape(tile[7], 'M-3 92L-1 40H5L8 92z'),
  shape(cedar[6], 'M-42 46Q-30 20 0 18T46 44Q20 38 2 46T-42 46z'),
];
const fruit = [
  box(cedar[4], -62, 0, 124, 92),
  disc(tile[5], -14, 54, 24),
  disc(tile[7], 24, 60, 18),
  shape(cedar[9], 'M-14 32Q-2 16 14 22Q6 34 -14 32z'),
  shape(tile[7], 'M-20 32l6 -8l6 8z'),
];
const wavy = [
  box(ramleh[1], -62, 0, 124, 92),
  line(sea[6], 9, 'M-60 28q15 -14 30 0t30 0t30 0t30 0'),
  line(sea[4], 9, 'M-60 48q15 -14 30 0t30 0t30 0t30 0'),
  line(tile[5], 9, 'M-60 68q15 -14 30 0t30 0t30 0t30 0'),
];

const room = [
  box(ramleh[1], 0, 0, 720, 480),
  shape(ramleh[2], 'M300 0H720V380H420z'),
  `<clipPath id="s"><path d="M-57 5H57V87H-57z"/></clipPath>`,
  `<clipPath id="o"><path d="${pointed(-40, 190, 40, 330)}"/></clipPath>`,
  shape(ramleh[4], pointed(-54, 218, 22, 332)),
  group(
    'clip-path="url(#o)"',
    box(sea[1], -40, 20, 200, 320),
    shape(sea[3], 'M-40 226L30 180L80 206L150 164V300H-40z'),
    box(sea[5], -40, 250, 200, 60),
    shape(cedar[6], 'M-40 290Q60 262 160 282V340H-40z'),
  ),
  line(white, 5, 'M55 30V330M-40 200h190'),
  box(ramleh[4], -60, 330, 232, 12),
  box(ramleh[5], 0, 386, 720, 100),
  shape(ramleh[4], 'M0 386H150L330 480H0z'),
  box(ramleh[4], 172, 380, 560, 6),
];

const farLine = [
  line(ramleh[7], 1.6, 'M168 206Q420 250 720 214'),
  sheet(232, 216, 3, 0.6, ...boat),
  sheet(322, 225, 1, 0.6, ...wavy),
  sheet(408, 228, -2, 0.6, ...tree),
  sheet(690, 218, -4, 0.6, ...sunset),
];
const nearLine = [
  line(ink, 2.4, 'M-10 20Q330 120 730 6'),
  sheet(104, 52, 9, 1.12, ...sunset),
  sheet(262, 74, 2, 1.2, ...arches),
  sheet(420, 72, -3, 1.1, ...fruit),
  sheet(668, 26, -12, 1.15, ...boat),
];

const easel = [
  shape(ramleh[7], 'M566 150L576 150L540 470H526z'),
  shape(ramleh[7], 'M584 150L594 150L652 470H638z'),
  shape(tile[7], 'M576 140h10v300h-10z'),
  shape(white, 'M500 176L652 170L656 322L504 330z'),
  shape(sea[3], 'M508 184L644 178L648 314L512 321z'),
  shape(sea[5], 'M510 256L646 250L648 314L512 321z'),
  shape(tile[5], 'M546 318L552 240L559 240L562 317z'),
  shape(cedar[6], 'M520 244Q536 208 566 210T600 240Q576 232 556 242T520 244z'),
  shape(ramleh[5], 'M492 328L664 320V332L492 341z'),
];

const jar = (x, foot, tone, dark, ...brushes) =>
  at(x, foot, 1, ...brushes, shape(tone, 'M-20 -52H20L17 0H-17z'), shape(dark, 'M6 -52H20L17 0H6z'));
const brush = (tone, tip, lean, tall) =>
  `<g transform="rotate(${lean})">${shape(tone, `M-2.6 -40L-2 ${-tall}H2L2.6 -40z`)}${shape(sea[3], `M-3 ${-tall}h6v-8h-6z`)}${shape(tip, `M-4 ${-tall - 8}Q-5 ${-tall - 20} 0 ${-tall - 26}Q5 ${-tall - 20} 4 ${-tall - 8}z`)}</g>`;

const table = [
  shape(tile[7], 'M-10 430H430L470 490H-10z'),
  shape(tile[5], 'M-10 418H424L438 438H-10z'),
  jar(
    74,
    430,
    sea[5],
    sea[6],
    brush(ramleh[4], tile[5], -16, 112),
    brush(tile[7], gold, 4, 128),
    brush(ramleh[7], sea[8], 20, 104),
  ),
  jar(132, 440, ramleh[1], ramleh[4], brush(tile[7], cedar[6], -8, 96), brush(ramleh[5], tile[5], 14, 118)),
  shape(white, 'M196 424Q214 398 262 398Q322 398 324 422Q322 442 276 440Q258 436 252 444Q216 450 196 424z'),
  disc(tile[5], 226, 420, 9),
  disc(gold, 250, 410, 8),
  disc(sea[6], 276, 409, 8),
  disc(cedar[6], 300, 418, 9),
];

export const artRoom = picture(
  720,
  480,
  ...room,
  ...farLine,
  ...nearLine,
  ...easel,
  figure(470, 500, 262, {
    view: 'back',
    hair: 'plaits',
    tone: hairs.brown,
    coat: cloth.sea,
    skirt: true,
    legs: cloth.white,
    skin: 1,
    arms: 'point',
    holds: line(ramleh[7], 1.6, 'M-4 5L8 -12'),
  }),
  ...table,
);
