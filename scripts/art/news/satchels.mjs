import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { satchel } from '../kit/satchel.mjs';

const wall = [
  box(ramleh[2], 0, 0, 720, 400),
  shape(ramleh[1], 'M-10 -10H96L246 300V400H70L-10 240zM190 -10H330L500 330V400H390zM440 -10H570L720 290V400H640z'),
  box(sea[6], 0, 300, 720, 110),
  shape(sea[5], 'M90 300H246L294 410H144zM342 300H486L540 410H396zM594 300H720V410H648z'),
  box(ramleh[4], 0, 292, 720, 10),
];

const rail = [
  box(tile[7], -10, 108, 740, 26),
  box(tile[5], -10, 104, 740, 14),
  ...[64, 190, 318, 446, 574, 690].map(
    (x) => box(ink, x - 3, 112, 6, 18) + disc(ramleh[4], x, 132, 8) + disc(ramleh[2], x - 2, 130, 5),
  ),
];

const cast = [
  [62, 250],
  [318, 262],
  [446, 236],
  [574, 272],
]
  .map(([x, y]) => shape(ramleh[4], d`M${x - 34} ${y - 84}h92q14 6 14 20V${y + 48}h-84z`))
  .join('');

const coat = [
  shape(sea[6], 'M190 134Q150 142 140 196L120 330Q150 344 190 340Q236 344 258 328L240 196Q230 142 190 134z'),
  shape(sea[8], 'M190 134Q230 142 240 196L258 328Q236 344 206 341Q222 240 190 134z'),
  line(sea[8], 3, 'M160 196L152 300'),
  shape(gold, 'M176 138Q190 160 204 138L214 150Q206 190 208 262H186Q190 190 168 152z'),
  shape(ramleh[5], 'M200 144L204 138L214 150Q206 190 208 262H198z'),
];

const bench = [
  shape(ink, 'M0 470H720V486H0z'),
  box(ramleh[2], -10, 414, 740, 12),
  box(ramleh[5], -10, 426, 740, 16),
  box(ramleh[7], 60, 442, 26, 100),
  box(ramleh[7], 470, 442, 26, 100),
  box(sea[8], 0, 410, 720, 5),
];

const ball = [
  disc(tile[5], 500, 376, 38),
  shape(tile[7], 'M526 348A38 38 0 0 1 482 409Q528 392 526 348z'),
  line(ink, 2.5, 'M462 376Q500 364 538 376M500 338Q488 376 500 414M472 352Q494 370 474 404M527 350Q508 372 526 402'),
];

const under = [box(sea[9], 0, 440, 720, 110), shape(sea[8], 'M-10 490H730V550H-10z')];

const shoes = (x, y, light, dark) =>
  shape(light, d`M${x} ${y}v-30h26q6 12 34 16q10 4 10 14z`) +
  shape(dark, d`M${x} ${y}v-8h70v8zM${x + 18} ${y - 30}h8q6 12 34 16l-8 4q-26 -4 -34 -20z`);

const onBench = [
  box(tile[5], 120, 388, 130, 26),
  box(tile[7], 210, 388, 40, 26),
  box(ramleh[1], 134, 388, 6, 26),
  box(cedar[6], 132, 364, 110, 24),
  box(cedar[8], 206, 364, 36, 24),
  box(ramleh[1], 146, 364, 6, 24),
  shape(sea[3], 'M352 414V346Q352 336 360 332V318H388V332Q396 336 396 346V414z'),
  shape(sea[5], 'M376 318H388V332Q396 336 396 346V414H378z'),
  box(tile[5], 356, 306, 36, 14),
  box(tile[7], 378, 306, 14, 14),
];

export const satchels = picture(
  720,
  540,
  ...wall.slice(0, 2),
  cast,
  ...wall.slice(2),
  ...rail,
  ...coat,
  satchel(64, 126, 1.08, cloth.tile),
  satchel(318, 126, 1.2, cloth.leaf, cloth.cedar),
  satchel(446, 128, 0.98, cloth.gold, cloth.tile),
  ...under,
  shoes(120, 508, white, sea[3]),
  shoes(206, 512, white, sea[3]),
  shoes(540, 506, tile[5], tile[7]),
  ...bench,
  ...onBench,
  ...ball,
  satchel(574, 128, 1.1, cloth.sky, cloth.sea),
  figure(640, 566, 392, {
    view: 'back',
    hair: 'plaits',
    tone: hairs.brown,
    skin: 2,
    coat: cloth.cedar,
    legs: cloth.white,
    arms: 'up',
    age: 'small',
    skirt: true,
  }),
);
