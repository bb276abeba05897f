import { figure } from '../kit/figure.mjs';
import { box, d, line, picture, pointed, shape } from '../kit/kit.mjs';
import { cloth, hairs, ink, ramleh, sea, skins, white } from '../kit/palette.mjs';

const hall = [
  box(sea[5], 0, 0, 720, 480),
  shape(sea[4], 'M0 0H420L250 480H0z'),
  ...[-70, 128, 326, 524].map(
    (x) => shape(sea[6], pointed(x, 162, 30, 480)) + shape(sea[8], pointed(x + 16, 146, 40, 480)),
  ),
  ...[110, 308, 506, 704].map(
    (x) =>
      box(ramleh[2], x - 2, 150, 12, 330) +
      box(ramleh[4], x + 7, 150, 9, 330) +
      shape(ramleh[2], d`M${x - 14} 134h40l-8 18h-24z`),
  ),
  shape(ramleh[2], 'M196 300V180Q196 130 209 112Q222 130 222 180V300z'),
  shape(ramleh[2], 'M394 300V180Q394 130 407 112Q420 130 420 180V300z'),
];

const score = shape(white, 'M-12 -8L-1 -5V7L-12 4z') + shape(sea[1], 'M-1 -5L12 -8V4L-1 7z');
const low = `<g transform="translate(0 5)">${score}</g>`;

const robe = { arms: 'book', holds: score, skirt: true };
const singers = (foot, row) =>
  row.map(([x, h, lean, o]) => {
    const who = figure(0, 0, h, { ...robe, ...o });
    return `<g transform="translate(${x} ${foot}) rotate(${lean})">${who}</g>`;
  });

const back = singers(470, [
  [28, 330, -1, { hair: 'curls', skin: 3, coat: cloth.night, age: 'tall' }],
  [112, 312, 2, { hair: 'long', tone: hairs.brown, skin: 0, coat: cloth.tile }],
  [226, 338, -2, { hair: 'crop', tone: hairs.dark, skin: 1, coat: cloth.night, age: 'tall' }],
  [304, 316, 1, { hair: 'scarf', tone: cloth.sand, skin: 1, coat: cloth.tile, holds: low }],
  [400, 330, 2, { hair: 'bun', tone: hairs.chestnut, skin: 0, coat: cloth.night }],
  [524, 346, -1, { hair: 'crop', tone: hairs.brown, skin: 2, coat: cloth.tile, age: 'tall' }],
  [596, 318, -3, { hair: 'plaits', tone: hairs.dark, skin: 2, coat: cloth.night, holds: low }],
  [694, 326, 1, { hair: 'bob', tone: hairs.fair, skin: 0, coat: cloth.tile }],
]);

const front = singers(520, [
  [70, 268, 2, { hair: 'pony', tone: hairs.chestnut, skin: 1, coat: cloth.tile, age: 'small' }],
  [168, 286, -2, { hair: 'crop', tone: hairs.fair, skin: 0, coat: cloth.night, age: 'small', holds: low }],
  [262, 262, 1, { hair: 'curls', tone: hairs.brown, skin: 2, coat: cloth.night, age: 'small' }],
  [462, 276, -2, { hair: 'bob', tone: hairs.dark, skin: 3, coat: cloth.tile, age: 'small' }],
  [652, 270, 2, { hair: 'crop', skin: 1, coat: cloth.night, age: 'small' }],
]);

const riser = [box(ramleh[5], 0, 408, 720, 80), box(ramleh[4], 0, 400, 720, 8)];

const wheels = [
  figure(560, 470, 262, {
    pose: 'wheels',
    turn: -1,
    hair: 'pony',
    tone: hairs.brown,
    skin: 1,
    coat: cloth.tile,
    legs: cloth.night,
    age: 'small',
    holds: low,
  }),
];

const conductor = [
  shape(ink, 'M296 500Q304 420 352 404H392Q440 420 446 500z'),
  shape(sea[9], 'M372 404H392Q440 420 446 500H392z'),
  line(ink, 26, 'M318 436Q268 430 246 366'),
  line(sea[9], 26, 'M424 436Q476 424 492 358'),
  shape(skins[2][0], 'M232 366q-6 -28 8 -40q6 8 6 16q10 -10 14 -2q0 14 -6 28z'),
  shape(skins[2][1], 'M480 356q-4 -22 4 -32q12 -2 18 6q6 16 0 30z'),
  line(ramleh[1], 3, 'M494 330L540 268'),
  shape(ramleh[1], 'M346 406h52l-6 10h-40z'),
  shape(skins[2][1], 'M356 386h32v22h-32z'),
  shape(ink, 'M338 356Q336 312 372 310Q408 312 406 358Q402 396 372 398Q342 396 338 356z'),
  shape(hairs.dark[0], 'M338 356Q336 312 372 310Q384 310 392 316Q356 326 350 386Q340 374 338 356z'),
];

export const choir = picture(720, 480, ...hall, ...back, ...riser, ...front, ...wheels, ...conductor);
