import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cloth, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';

const hall = [
  box(sea[9], 0, 0, 720, 540),
  shape(sea[8], 'M-10 -10H120L250 320H-10zM600 -10H740V320H470z'),
  shape(sea[6], 'M300 -10L110 380H610L400 -10z'),
  shape(sea[5], 'M330 -10L214 380H520L372 -10z'),
  shape(sea[8], 'M-10 150L170 176V214L-10 204zM740 150L550 176V214L740 204z'),
  ...[18, 66, 112, 150, 572, 612, 656, 702].map((x, i) =>
    disc(i % 2 ? sea[6] : sea[5], x, 140 + (i < 4 ? x : 720 - x) * 0.16 - 1, 13),
  ),
  shape(ramleh[5], 'M-10 140L170 170V178L-10 152zM740 140L550 170V178L740 152z'),
];

const rows = [
  [238, 13, 27, 0],
  [270, 16, 33, 9],
  [310, 20, 41, -6],
];
const crowd = rows.map(([y, r, gap, shift], row) =>
  Array.from({ length: Math.ceil(740 / gap) }, (_, i) => {
    const x = shift + i * gap + ((i * 7) % 5);
    const tone = [sea[5], sea[6], sea[5], ramleh[7], sea[6], sea[4], sea[6]][(i * 3 + row) % 7];
    const top = y - ((i * 5) % 7);
    return (
      disc(tone, x, top, r * 0.62) +
      shape(tone, d`M${x - r} ${y + r * 2}Q${x - r} ${top + r * 0.7} ${x} ${top + r * 0.6}T${x + r} ${y + r * 2}z`)
    );
  }).join(''),
);

const stage = [
  box(sea[9], 0, 326, 720, 30),
  shape(ramleh[5], 'M-10 350H730V560H-10z'),
  shape(ramleh[4], 'M200 350H530L640 560H90z'),
];

const conductor = [
  oval(ramleh[7], 388, 400, 50, 8),
  shape(tile[7], 'M318 400h96l8 14h-112z'),
  figure(366, 402, 206, {
    age: 'tall',
    hair: 'bun',
    tone: hairs.dark,
    skin: 1,
    coat: cloth.night,
    legs: cloth.night,
    arms: 'up',
  }),
  line(white, 2.5, 'M404 204L432 160'),
];

const singer = (x, foot, h, lean, o) =>
  `<g transform="translate(${x} ${foot}) rotate(${lean})">${figure(0, 0, h, { view: 'back', skirt: true, arms: 'book', ...o })}</g>`;

const riser = [shape(ink, 'M-10 500H730V560H-10z'), shape(tile[7], 'M-10 494H730V506H-10z')];

const front = [
  singer(70, 478, 196, 1, { hair: 'curls', skin: 3, coat: cloth.tile, age: 'small' }),
  singer(150, 484, 182, -2, { hair: 'plaits', tone: hairs.brown, skin: 0, coat: cloth.night, age: 'small' }),
  singer(228, 480, 200, 2, { hair: 'crop', tone: hairs.fair, skin: 0, coat: cloth.tile, age: 'small' }),
  wheelsAway(486, 486, 230, { hair: 'pony', tone: hairs.chestnut, skin: 0, coat: cloth.tile }),
  singer(570, 480, 190, -1, { hair: 'bob', tone: hairs.dark, skin: 2, coat: cloth.night, age: 'small' }),
  singer(648, 484, 204, 2, { hair: 'crop', tone: hairs.brown, skin: 1, coat: cloth.tile, age: 'small' }),
];

const near = [
  singer(16, 640, 352, 2, { hair: 'long', tone: hairs.chestnut, skin: 0, coat: cloth.night }),
  singer(122, 650, 338, -1, { hair: 'crop', tone: hairs.dark, skin: 2, coat: cloth.tile }),
  singer(246, 642, 356, 2, { hair: 'scarf', tone: cloth.sand, skin: 1, coat: cloth.night }),
  singer(556, 648, 344, -2, { hair: 'curls', tone: hairs.dark, skin: 3, coat: cloth.tile }),
  singer(672, 640, 362, 1, { hair: 'bun', tone: hairs.brown, skin: 0, coat: cloth.night }),
];

export const fromBehind = picture(720, 540, ...hall, ...crowd, ...stage, ...conductor, ...front, ...riser, ...near);
