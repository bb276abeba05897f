import { figure } from '../kit/figure.mjs';
import { box, d, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const room = [
  box(tile[7], 0, 0, 720, 400),
  shape(tile[5], 'M-10 -10H330L210 400H-10z'),
  shape(ramleh[5], 'M-10 300H730V306H-10zM-10 382H730V390H-10z'),
  shape(ramleh[2], pointed(30, 156, 20, 330)),
  shape(sea[9], pointed(42, 132, 36, 318)),
  shape(sea[8], 'M42 210L84 170L128 206L174 180V318H42z'),
  shape(sea[5], 'M84 170L104 188L88 186L76 190zM42 318V262Q110 240 174 266V318z'),
  line(ramleh[2], 5, 'M108 36V318M42 180H174'),
  shape(ramleh[1], 'M16 318H200V332H16z'),
  shape(sea[5], 'M-10 -10H64Q70 180 20 392H-10z'),
  shape(sea[6], 'M24 -10H64Q70 180 20 392H-4Q40 160 24 -10z'),
  box(sea[8], 0, 388, 720, 160),
  shape(sea[6], 'M-10 388H300L420 550H-10z'),
  oval(ramleh[4], 372, 500, 350, 46),
  oval(ramleh[5], 386, 503, 330, 40),
];

const grand = [
  shape(ink, 'M344 234L430 66Q560 26 640 62Q740 110 760 250H344z'),
  shape(sea[8], 'M366 230L440 80Q556 44 630 76Q640 150 560 240H366z'),
  shape(sea[6], 'M366 230L440 80Q480 66 520 66L430 236z'),
  line(ramleh[4], 5, 'M600 250L560 84'),
  shape(ramleh[5], 'M300 262H740V240H330z'),
  line(ramleh[2], 2, 'M350 246L740 232M352 252L740 242M352 258H740'),
  box(ink, 300, 262, 440, 72),
  shape(sea[9], 'M300 300H740V334H300z'),
  box(ink, 262, 288, 60, 46),
  shape(white, 'M254 282H322V292H254z'),
  line(ink, 4, 'M262 284H268M275 284H281M295 284H301M308 284H314'),
  box(sea[8], 250, 292, 74, 8),
  shape(ink, 'M296 334h26l-6 150h-14zM600 334h28l-6 160h-16z'),
  box(ramleh[4], 299, 484, 20, 8),
  box(ramleh[4], 602, 494, 24, 8),
  line(ramleh[4], 4, 'M430 334V466M446 334V466'),
  shape(ink, 'M420 460h36v12h-36z'),
];

const music = [
  shape(white, 'M318 178L372 168L378 234L326 242z'),
  shape(sea[1], 'M346 173L372 168L378 234L352 238z'),
  line(sea[5], 2, 'M326 192L340 190M328 204L342 202M330 216L344 214M352 186L368 183M354 198L370 195M356 210L371 207'),
];

const candle = (x, y, h) =>
  box(ramleh[1], x - 6, y - h, 12, h) +
  box(ramleh[4], x + 1, y - h, 5, h) +
  shape(
    gold,
    d`M${x} ${y - h - 30}Q${x + 11} ${y - h - 10} ${x} ${y - h - 2}Q${x - 11} ${y - h - 10} ${x} ${y - h - 30}z`,
  ) +
  shape(ramleh[5], d`M${x - 16} ${y}h32l-6 8h-20z`);

const bench = [
  line(ink, 8, 'M132 404V500M236 404V500'),
  shape(sea[4], 'M118 384H252V396H118z'),
  shape(sea[6], 'M118 396H252V406H118z'),
];

const pianist = figure(182, 492, 380, {
  pose: 'sit',
  hair: 'plaits',
  tone: hairs.dark,
  skin: 2,
  coat: cloth.cedar,
  legs: cloth.white,
  age: 'small',
});

const turner = figure(300, 500, 366, {
  view: 'side',
  arms: 'out',
  hair: 'curls',
  skin: 3,
  coat: cloth.sand,
  legs: cloth.night,
  age: 'small',
});

const listeners = [
  figure(500, 700, 320, { view: 'back', hair: 'scarf', tone: cloth.sky, skin: 1, coat: cloth.night }),
  figure(676, 690, 330, { view: 'back', hair: 'crop', tone: hairs.fair, skin: 0, coat: cloth.cedar }),
];

export const piano = picture(
  720,
  540,
  ...room,
  candle(66, 318, 44),
  candle(92, 318, 28),
  turner,
  ...grand,
  ...music,
  ...bench,
  pianist,
  ...listeners,
);
