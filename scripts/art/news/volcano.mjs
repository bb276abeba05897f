import { cone, cylinder } from '../carousel/glass.mjs';
import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const hall = [
  box(sea[6], 0, 0, 720, 420),
  shape(sea[5], 'M-10 -10H290L140 420H-10z'),
  ...[36, 172, 548].map((x) => shape(sea[8], pointed(x - 8, 104, 26, 300)) + shape(sea[3], pointed(x, 88, 40, 292))),
  line(sea[8], 5, 'M80 44V292M36 150H124M216 44V292M172 150H260M592 44V292M548 150H636'),
  box(sea[8], 0, 300, 720, 130),
  box(sea[9], 0, 388, 720, 70),
];

const goggles = (x, y, s) =>
  line(ink, 4 * s, d`M${x - 17 * s} ${y}h${34 * s}`) +
  oval(white, x - 8 * s, y + 1, 8 * s, 7 * s) +
  oval(sea[3], x + 9 * s, y + 1, 8 * s, 7 * s);

const team = [
  figure(150, 580, 410, { hair: 'pony', tone: hairs.brown, skin: 0, coat: cloth.white, arms: 'up' }),
  goggles(150, 214, 1.5),
  figure(566, 590, 400, { hair: 'curls', skin: 3, coat: cloth.white, arms: 'down' }),
  goggles(566, 232, 1.5),
  figure(664, 600, 370, { hair: 'scarf', tone: cloth.sand, skin: 1, coat: cloth.cedar }),
];

const foam = [
  [300, 168, 26],
  [330, 138, 34],
  [372, 116, 42],
  [416, 142, 32],
  [448, 172, 24],
  [352, 172, 30],
  [398, 178, 28],
  [336, 84, 20],
  [410, 78, 24],
  [376, 52, 15],
  [438, 46, 10],
];
const eruption = [
  ...foam.map(([x, y, r]) => disc(sea[3], x + 6, y + 6, r)),
  ...foam.map(([x, y, r]) => disc(white, x, y, r)),
  shape(gold, 'M350 214Q340 150 372 108Q376 140 390 128Q392 160 404 150Q412 180 402 214z'),
  shape(tile[5], 'M362 214Q360 170 378 146Q386 176 392 214z'),
];

const mountain = [
  shape(tile[7], 'M332 206Q372 196 420 206L456 262Q490 330 586 424H170Q268 326 300 262z'),
  shape(tile[5], 'M332 206Q350 200 372 200Q360 300 396 424H170Q268 326 300 262z'),
  shape(ramleh[2], 'M396 226L438 226L462 282Q492 338 566 424H396z'),
  shape(ramleh[4], 'M396 276Q430 262 456 272Q492 338 566 424H396z'),
  shape(ramleh[5], 'M396 330Q450 316 500 340Q530 380 566 424H396z'),
  shape(ink, 'M396 396Q440 352 500 396L520 424H396z'),
  shape(gold, 'M396 424V226H412Q410 320 418 372Q450 380 470 424z'),
  shape(tile[5], 'M396 424V240Q402 330 404 384Q430 396 440 424z'),
  shape(gold, 'M332 206Q350 202 372 200L366 240Q364 264 356 240L350 262Q344 312 334 276L326 226z'),
  shape(cedar[4], 'M170 424Q206 388 224 392T262 400T300 424z'),
  shape(cedar[6], 'M230 424Q250 396 268 402T312 424z'),
];

const table = [
  shape(ramleh[1], 'M120 424H640L664 446H96z'),
  shape(ramleh[4], 'M96 446H664V456H96z'),
  shape(ramleh[2], 'M-10 436H730V480H-10z'),
  shape(ramleh[4], 'M430 436H730V480H500z'),
  box(ramleh[5], -10, 480, 740, 70),
  shape(ramleh[7], 'M470 480H730V550H540z'),
];

export const volcano = picture(
  720,
  540,
  ...hall,
  ...team,
  ...table.slice(2),
  ...table.slice(0, 2),
  ...eruption,
  ...mountain,
  cone(62, 476, 1.16, cloth.tile),
  cylinder(128, 490, 1, cloth.sea),
  cone(680, 500, 1.35, cloth.leaf),
  cylinder(604, 486, 0.9, cloth.gold),
);
