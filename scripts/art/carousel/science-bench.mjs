import { box, group, line, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { caustic, cone, cylinder, globe, tube } from './glass.mjs';

const frames = [
  { x: -96, w: 180, top: 70 },
  { x: 104, w: 236, top: -40 },
  { x: 360, w: 180, top: 70 },
];

const view = [
  box(sea[1], -100, -60, 700, 460),
  shape(sea[3], 'M-100 230L20 150L110 200L236 112L330 190L430 140L560 220V380H-100z'),
  shape(white, 'M236 112L278 147L258 156L238 140L212 160L200 138z'),
  shape(sea[4], 'M-100 280L60 226L190 262L340 216L560 268V400H-100z'),
  box(sea[5], -100, 300, 700, 120),
  shape(sea[6], 'M-100 334Q80 322 240 338T600 330V420H-100z'),
  line(sea[3], 2, 'M20 312h50M150 318h36M260 310h60M400 320h44'),
];

const wall = [
  box(ramleh[2], 0, 0, 720, 480),
  shape(ramleh[1], 'M520 0H640L720 130V330z'),
  ...frames.map(({ x, w, top }) => shape(ramleh[4], pointed(x - 12, w + 24, top - 16, 380))),
  `<clipPath id="p"><path d="${frames.map(({ x, w, top }) => pointed(x, w, top, 380)).join('')}"/></clipPath>`,
  group('clip-path="url(#p)"', ...view),
  line(white, 5, 'M222 -40V380M104 214h236M450 70V380M360 214h180M0 214h84'),
];

const shelf = [
  box(ramleh[4], 574, 186, 150, 10),
  box(ramleh[5], 574, 196, 150, 6),
  box(sea[6], 590, 118, 22, 68),
  box(sea[8], 605, 118, 7, 68),
  box(tile[5], 612, 128, 16, 58),
  box(tile[7], 623, 128, 5, 58),
  box(cedar[6], 628, 110, 26, 76),
  box(cedar[8], 646, 110, 8, 76),
  shape(ramleh[4], 'M662 186L674 118L690 121L678 186z'),
];

const bench = [
  shape(ramleh[5], 'M0 372H720V480H0z'),
  shape(ramleh[4], 'M0 372H96L330 446H0zM150 372H330L620 446H380zM420 372H540L720 420V446H700z'),
  box(tile[7], 0, 446, 720, 40),
  box(ramleh[7], 0, 446, 720, 7),
];

const rack = [
  box(tile[7], 556, 384, 168, 12),
  tube(580, 386, 0.92, cloth.gold, 44),
  tube(606, 386, 0.92, cloth.cedar, 62),
  tube(632, 386, 0.92, cloth.tile, 30),
  tube(658, 386, 0.92, cloth.sea, 54),
  tube(684, 386, 0.92, cloth.gold, 70),
  box(tile[5], 552, 330, 176, 12),
  box(tile[7], 552, 342, 176, 4),
  box(tile[5], 552, 330, 8, 68),
];

const burner = [
  box(ink, 450, 132, 7, 300),
  shape(ink, 'M418 432h96q6 0 6 8H412q0 -8 6 -8z'),
  box(sea[8], 384, 220, 76, 8),
  shape(sea[9], 'M372 212h22v24h-22z'),
  shape(ink, 'M374 430q0 -8 8 -8V372h16v50q8 0 8 8z'),
  shape(sea[6], 'M380 372h6v50h-6z'),
  shape(gold, 'M380 371Q374 352 390 332Q405 352 400 371z'),
  shape(sea[1], 'M385 371Q383 360 390 350Q396 360 395 371z'),
];

export const scienceBench = picture(
  720,
  480,
  ...wall,
  ...shelf,
  ...bench,
  ...rack,
  caustic(66, 392, 0.8, cloth.cedar[0]),
  cylinder(66, 396, 1.9, cloth.leaf),
  caustic(196, 418, 1.3, gold),
  caustic(400, 410, 0.9, cloth.tile[0]),
  ...burner,
  globe(386, 326, 1.5, cloth.tile),
  cone(186, 424, 2.5, cloth.gold),
  caustic(618, 424, 0.7, cloth.sea[0]),
  globe(618, 428, 1.3, cloth.sea),
);
