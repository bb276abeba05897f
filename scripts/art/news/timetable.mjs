import { figure } from '../kit/figure.mjs';
import { box, disc, line, picture, pointed, seeded, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';

const wall = [
  box(sea[5], 0, 0, 720, 540),
  shape(sea[4], 'M-10 -10H300L60 540H-10z'),
  shape(white, pointed(-44, 122, 36, 330)),
  shape(sea[1], pointed(-34, 102, 50, 322)),
  shape(sea[3], 'M-34 250L20 196L68 238V322H-34z'),
  line(white, 5, 'M17 60V322M-34 150H68'),
  shape(ramleh[2], 'M-10 322H92V336H-10z'),
  box(sea[6], 0, 404, 720, 140),
  shape(sea[5], 'M-10 404H120L60 540H-10z'),
];

function board() {
  const random = seeded(23);
  const tones = [tile[5], cedar[6], gold, sea[4], ramleh[4], white];
  const cards = [];
  for (let day = 0; day < 6; day++) {
    for (let hour = 0; hour < 6; hour++) {
      const [x, y] = [216 + day * 84, 62 + hour * 52];
      if ((day === 3 && hour === 0) || (day > 3 && hour === 5)) continue;
      const tone = tones[Math.floor(random(0, 6))];
      cards.push(box(ramleh[4], x + 4, y + 4, 70, 38), box(tone, x, y, 70, 38));
    }
  }
  return [
    shape(sea[8], 'M196 388H740V32H172z'),
    box(tile[7], 172, -20, 560, 400),
    box(tile[5], 172, -20, 548, 390),
    box(ramleh[2], 186, -20, 534, 378),
    shape(ramleh[1], 'M186 -20H520L330 358H186z'),
    ...Array.from({ length: 6 }, (_, day) => disc(sea[8], 251 + day * 84, 32, 12)),
    ...cards,
  ];
}

const ladder = [
  line(ink, 7, 'M330 570L396 250M474 570L424 250'),
  line(ramleh[4], 8, 'M318 570L382 290M420 570L432 290'),
  line(ramleh[4], 7, 'M364 372H430M352 436H428M338 494H424'),
];

const pupil = (x, foot, h, o) => figure(x, foot, h, { view: 'back', ...o });

const pupils = [
  pupil(586, 560, 262, { hair: 'scarf', tone: cloth.sand, skin: 1, coat: cloth.night, skirt: true }),
  pupil(250, 556, 240, { hair: 'curls', skin: 3, coat: cloth.gold, bag: cloth.cedar, age: 'small' }),
  wheelsAway(516, 566, 286, { hair: 'pony', tone: hairs.chestnut, skin: 0, coat: cloth.white }),
  pupil(672, 606, 320, { hair: 'crop', tone: hairs.dark, skin: 2, coat: cloth.tile, bag: cloth.night }),
  pupil(132, 640, 390, { hair: 'long', tone: hairs.brown, skin: 0, coat: cloth.cedar, bag: cloth.tile }),
];

const teacher = figure(396, 436, 330, {
  view: 'back',
  age: 'tall',
  hair: 'bun',
  tone: hairs.grey,
  skin: 1,
  coat: cloth.sea,
  legs: cloth.night,
  arms: 'up',
  skirt: true,
});

export const timetable = picture(
  720,
  540,
  ...wall,
  ...board(),
  ...ladder,
  teacher,
  turned(450, 44, -6, box(ramleh[4], 3, 4, 70, 38), box(tile[5], 0, 0, 70, 38)),
  ...pupils,
);
