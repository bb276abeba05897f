import { figure } from '../kit/figure.mjs';
import { at, box, d, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';

const backdrop = [
  box(sea[8], 0, 0, 720, 348),
  shape(sea[6], 'M0 0H330L520 348H120L-40 60z'),
  shape(sea[5], 'M96 300L210 206L268 248L366 150L470 262L540 214L640 300V348H96z'),
  shape(sea[4], 'M366 150L304 214L340 232L330 348H96V300L210 206L268 248z'),
  shape(sea[3], 'M96 330Q250 296 400 326T640 318V348H96z'),
];

const boards = [
  box(ramleh[5], 0, 346, 720, 90),
  shape(ramleh[4], 'M120 346H520L640 436H130z'),
  line(
    ramleh[7],
    1.5,
    [-330, -210, -110, -20, 60, 150, 240, 350, 480].map((x) => d`M${330 + x * 0.55} 346L${340 + x} 436`).join(''),
  ),
  box(ramleh[7], 0, 432, 720, 14),
  box(ink, 0, 446, 720, 40),
];

const fold = (x, top, bottom, w, lean) =>
  shape(tile[7], d`M${x} ${top}h${w}L${x + w + lean} ${bottom}h${-w}z`) +
  shape(
    tile[5],
    d`M${x} ${top}h${w * 0.5}Q${x + w * 0.6 + lean * 0.5} ${bottom * 0.6} ${x + w * 0.42 + lean} ${bottom}H${x + lean}z`,
  );

const curtains = [
  ...[-24, 20, 62, 98].map((x, i) => fold(x, 0, 392 - i * 5, 48, -i * 9)),
  ...[556, 592, 634, 678].map((x, i) => fold(x, 0, 377 + i * 5, 48, 27 - i * 9)),
  shape(
    tile[7],
    'M-10 -10H730V52Q684 96 634 60Q596 104 538 64Q486 108 424 66Q366 110 304 66Q246 110 186 66Q128 108 80 64Q36 96 -10 56z',
  ),
  shape(
    tile[5],
    'M-10 -10H730V24Q690 60 634 36Q590 78 538 40Q480 84 424 42Q360 86 304 42Q240 86 186 42Q124 84 80 40Q36 70 -10 34z',
  ),
  line(
    gold,
    4,
    'M-10 56Q36 96 80 64Q128 108 186 66Q246 110 304 66Q366 110 424 66Q486 108 538 64Q596 104 634 60Q684 96 730 52',
  ),
];

const oud = turned(
  286,
  300,
  -24,
  shape(ramleh[7], 'M-6 -150L12 -182L54 -190L56 -182L22 -172L10 -146z'),
  shape(tile[7], 'M-8 -156H9L12 -60H-9z'),
  shape(tile[7], 'M0 -76C52 -64 74 -10 66 32C58 74 28 92 0 92C-38 92 -64 60 -64 20C-64 -24 -34 -66 0 -76z'),
  shape(ramleh[2], 'M-2 -74C34 -58 54 -10 48 30C42 68 20 86 -6 86C-40 84 -60 54 -58 18C-54 -22 -34 -62 -2 -74z'),
  shape(ramleh[4], 'M-2 -74C34 -58 54 -10 48 30C42 68 20 86 -6 86C26 60 30 -20 -2 -74z'),
  disc(tile[7], -3, -4, 19),
  disc(ink, -2, -3, 13),
  line(ramleh[7], 3, 'M16 -186l-5 -10M28 -188l-4 -11M40 -190l-3 -11'),
  disc(tile[7], -22, 36, 6.5),
  disc(tile[7], 16, 36, 6.5),
  line(ramleh[1], 1.2, 'M-4 -154L-13 62M0 -154L-4 62M4 -154L5 62'),
  box(tile[7], -24, 60, 42, 8),
);

const stool = [
  oval(ramleh[7], 330, 392, 92, 9),
  line(ink, 7, 'M246 338L234 392M346 338L358 392M270 340L266 384M322 340L328 384'),
  shape(sea[3], 'M230 322H360l6 10H224z'),
  shape(sea[5], 'M224 332H366V342H224z'),
];

const easel = at(
  490,
  398,
  1,
  oval(ramleh[7], 34, 2, 96, 9),
  line(ramleh[7], 8, 'M10 -268L46 -14'),
  line(ramleh[2], 8, 'M0 -270L-58 0'),
  line(ramleh[5], 8, 'M12 -270L74 0'),
  shape(ramleh[1], 'M-82 -232L82 -222V-78L-82 -72z'),
  shape(sea[3], 'M-72 -222L72 -213V-87L-72 -82z'),
  disc(gold, -28, -178, 17),
  shape(sea[5], 'M-72 -144L72 -140V-87L-72 -82z'),
  shape(cedar[6], 'M-72 -120Q-20 -130 8 -108T72 -104V-87L-72 -82z'),
  shape(cedar[8], 'M34 -196Q66 -160 60 -108H8Q6 -160 34 -196z'),
  shape(cedar[4], 'M34 -196Q6 -160 8 -108H28Q22 -150 34 -196z'),
  shape(ramleh[2], 'M-92 -74L92 -80V-68L-92 -60z'),
  shape(ramleh[5], 'M-92 -62L92 -70V-64L-92 -56z'),
);

const seat = (x, foot, height, hair, tone, skin, coat) =>
  figure(x, foot, height, { view: 'back', hair, tone, skin, coat });

const audience = [
  seat(44, 640, 262, 'curls', hairs.dark, 3, cloth.night),
  seat(138, 628, 226, 'plaits', hairs.brown, 0, cloth.cedar),
  seat(232, 650, 274, 'bun', hairs.dark, 1, cloth.night),
  seat(418, 636, 244, 'scarf', cloth.sky, 1, cloth.cedar),
  seat(572, 626, 222, 'crop', hairs.chestnut, 0, cloth.night),
  seat(670, 652, 276, 'crop', hairs.dark, 2, cloth.cedar),
];

export const cultural = picture(720, 480, ...backdrop, ...boards, easel, ...stool, oud, ...curtains, ...audience);
