import { box, disc, group, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const openings = [
  { x: -150, w: 270, top: 150 },
  { x: 150, w: 360, top: -30 },
  { x: 540, w: 270, top: 150 },
];

const dusk = [
  box(sea[3], 0, -40, 720, 700),
  disc('#bcd9e0', 416, 420, 330),
  disc(ramleh[2], 416, 420, 180),
  disc(gold, 416, 420, 54),
  shape(sea[4], 'M330 480L420 380L474 420L560 316L640 390L720 340V520H330z'),
  shape(sea[5], 'M380 490L470 424L560 452L640 404L720 440V520H380z'),
  box(sea[6], 0, 470, 720, 200),
  line(ramleh[2], 3, 'M356 482h118M374 494h84M388 506h58M398 518h38M404 530h24'),
  line(sea[4], 2, 'M30 492h50M60 530h36M220 504h70M240 530h40M590 500h60'),
  shape(cedar[8], 'M0 560Q90 520 210 540T470 548T720 530V680H0z'),
  shape(cedar[6], 'M0 560Q90 520 210 540Q140 560 0 610z'),
];

const wall = [
  box(sea[8], 0, 0, 720, 900),
  shape(sea[9], 'M600 0H720V640H520z'),
  ...openings.map(({ x, w, top }) => shape(ramleh[4], pointed(x - 16, w + 32, top - 22, 630))),
  ...openings.map(({ x, w, top }) => shape(ramleh[2], pointed(x - 16, w + 24, top - 22, 630))),
  `<clipPath id="w"><path d="${openings.map(({ x, w, top }) => pointed(x, w, top, 630)).join('')}"/></clipPath>`,
  group('clip-path="url(#w)"', ...dusk),
  line(white, 5, 'M330 -30V630M150 300h360M676 150V630M540 360h180M0 360h120'),
  ...[120, 510].flatMap((x) => [
    box(ramleh[2], x + 5, 330, 20, 300),
    box(ramleh[4], x + 17, 330, 8, 300),
    shape(ramleh[1], `M${x - 8} 318h46l-8 18h-30z`),
  ]),
];

const desk = [
  box(tile[7], 0, 622, 720, 290),
  shape(tile[5], 'M0 622H720V640H0z'),
  oval(tile[5], 300, 752, 410, 122),
  oval(ramleh[4], 262, 748, 262, 78),
];

const books = [
  box(sea[6], 520, 596, 210, 38),
  box(sea[8], 690, 596, 40, 38),
  box(ramleh[1], 534, 602, 8, 26),
  box(ramleh[5], 546, 564, 190, 32),
  box(ramleh[7], 560, 564, 7, 32),
  box(ramleh[2], 532, 538, 200, 26),
  box(ramleh[4], 532, 552, 200, 12),
];

const lamp = [
  oval(ink, 160, 716, 92, 20),
  shape(gold, 'M76 706Q80 686 156 684T236 706Q230 724 156 724T76 706z'),
  shape(ramleh[5], 'M176 684Q232 690 236 706Q230 724 156 724Q206 714 176 684z'),
  shape(gold, 'M148 690V420H164V690z'),
  shape(ramleh[5], 'M158 690V420H164V690z'),
  disc(gold, 156, 566, 15),
  shape(ramleh[5], 'M160 551.6A15 15 0 0 1 156 581Q168 566 160 551.6z'),
  shape(cedar[6], 'M34 458Q40 352 128 346H196Q286 352 294 458Q164 476 34 458z'),
  shape(cedar[8], 'M186 346H196Q286 352 294 458Q262 464 226 466Q236 380 186 346z'),
  shape(cedar[4], 'M60 448Q66 368 136 360Q92 388 88 450z'),
  shape(ramleh[1], 'M36 458Q164 440 292 458Q164 480 36 458z'),
  line(gold, 3, 'M262 464V506'),
  disc(gold, 262, 510, 5),
];

const letter = [
  shape(ramleh[7], 'M258 724L566 722L646 884L200 890z'),
  shape(ramleh[2], 'M450 700L640 730L620 790L420 756z'),
  shape(ramleh[4], 'M450 700L640 730L520 746z'),
  shape(ramleh[1], 'M248 716L556 714L636 876L190 882z'),
  shape(white, 'M248 716L460 715L420 879L190 882z'),
  line(sea[4], 3, 'M276 744L540 742M268 764L550 762M260 784L524 782M252 806L572 804M242 828L470 827'),
  shape(tile[5], 'M262 852l34 -1l-3 20l-36 1z'),
  shape(ramleh[5], 'M432 870L620 744L640 752L452 880L416 890z'),
  shape(ink, 'M450 850L612 736Q634 730 640 750L470 872z'),
  shape(sea[8], 'M450 850L612 736Q624 733 630 738L458 860z'),
  shape(gold, 'M450 850L470 872L462 878L442 856z'),
  shape(ramleh[4], 'M442 856L462 878L412 892z'),
  line(ink, 1.6, 'M412 892L444 872'),
];

const cup = [
  oval(ramleh[7], 668, 690, 70, 15),
  oval(ramleh[1], 652, 680, 64, 16),
  oval(ramleh[4], 654, 678, 38, 8),
  shape(white, 'M620 632H684Q684 676 664 680H640Q620 676 620 632z'),
  shape(sea[1], 'M660 632H684Q684 676 664 680H652Q668 664 660 632z'),
  oval(tile[7], 652, 633, 32, 7),
  line(white, 6, 'M686 644q20 2 12 18q-6 8 -18 8'),
];

export const principal = picture(
  720,
  900,
  ...wall,
  box(ramleh[1], 0, 614, 720, 10),
  ...desk,
  ...books,
  ...lamp,
  ...cup,
  ...letter,
);
