import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, hairs, ink, ramleh, sea, white } from '../kit/palette.mjs';
import { cypress, umbrellaPine } from '../kit/trees.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';
import { school } from '../school.mjs';

const distance = [
  box(sea[1], 0, 0, 720, 340),
  disc(white, 128, 96, 60),
  shape(sea[3], 'M-10 196L90 130L160 166L270 84L360 150L450 116L560 190L740 130V340H-10z'),
  shape(sea[4], 'M270 84L360 150L450 116L560 190L740 130V340H330L350 200z'),
  shape(sea[5], 'M-10 236Q140 196 300 220T740 210V340H-10z'),
];

const garden = [
  shape(cedar[4], 'M-10 300Q180 244 380 262T740 270V560H-10z'),
  shape(cedar[6], 'M380 262Q560 252 740 270V560H460Q470 330 380 262z'),
  shape(ramleh[2], 'M330 276H392Q420 330 520 400L700 560H60Q220 420 290 366Q330 330 330 276z'),
  shape(ramleh[4], 'M372 276H392Q420 330 520 400L700 560H480Q440 400 372 276z'),
];

const bars = (x0, x1, top, foot, rise, drop) =>
  Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const swell = Math.sin(t * Math.PI * 0.5) * 26;
    const x = x0 + (x1 - x0) * t;
    return d`M${x} ${top + rise * t - swell}V${foot + drop * t}`;
  }).join('');

const leaf = (x0, x1, tone, wide) => [
  line(tone, wide, bars(x0, x1, 176, 470, 50, -50)),
  line(
    tone,
    wide + 2,
    d`M${x0} 176Q${(x0 + x1) / 2} ${176} ${x1} 200V420L${x0} 470zM${x0} 300L${x1} 304M${x0} 326L${x1} 325`,
  ),
];

const pier = (x, w, top) => [
  box(ramleh[2], x, top, w, 560 - top),
  box(ramleh[4], x + w * 0.68, top, w * 0.32, 560 - top),
  box(ramleh[1], x - 12, top - 20, w + 24, 22),
  box(ramleh[4], x + w * 0.68, top - 20, w * 0.32 + 12, 22),
  shape(ramleh[1], d`M${x} ${top - 20}L${x + w * 0.5} ${top - 56}L${x + w * 0.68} ${top - 20}z`),
  shape(ramleh[5], d`M${x + w} ${top - 20}L${x + w * 0.5} ${top - 56}L${x + w * 0.68} ${top - 20}z`),
  line(
    ramleh[4],
    2,
    [1, 2, 3, 4, 5]
      .map((i) => d`M${x} ${top + i * 72}h${w * 0.66}M${x + w * (i % 2 ? 0.24 : 0.44)} ${top + i * 72}v72`)
      .join(''),
  ),
  line(ramleh[5], 2, [1, 2, 3, 4, 5].map((i) => d`M${x + w * 0.7} ${top + i * 72}h${w * 0.3}`).join('')),
];

const shadow = (x, y, w) =>
  shape(
    ramleh[5],
    d`M${x - w * 0.3} ${y}L${x + w} ${y + w * 0.34}L${x + w * 1.3} ${y + w * 0.22}L${x + w * 0.3} ${y - w * 0.04}z`,
  );

const arriving = [
  [352, 350, 66, { hair: 'bob', coat: cloth.tile, bag: cloth.sea, skin: 0, age: 'small' }],
  [382, 362, 80, { coat: cloth.white, bag: cloth.gold, skin: 3, hair: 'curls' }],
  [318, 394, 104, { hair: 'pony', tone: hairs.chestnut, coat: cloth.sky, bag: cloth.tile, skin: 0, skirt: true }],
  [430, 424, 132, { hair: 'scarf', tone: cloth.cedar, coat: cloth.night, bag: cloth.tile, skirt: true }],
  [264, 494, 196, { hair: 'crop', coat: cloth.tile, bag: cloth.night, skin: 2, arms: 'up', age: 'small' }],
  [
    352,
    528,
    212,
    { hair: 'plaits', tone: hairs.brown, coat: cloth.sea, bag: cloth.gold, skin: 0, skirt: true, legs: cloth.white },
  ],
];

export const gate = picture(
  720,
  540,
  ...distance,
  ...garden,
  cypress(250, 292, 90),
  school(292, 284, 0.86),
  umbrellaPine(582, 300, 190, 14),
  cypress(560, 300, 64),
  ...leaf(158, 250, sea[8], 4),
  ...leaf(586, 494, sea[9], 4),
  ...arriving.map(([x, y, h]) => shadow(x, y, h * 0.42)),
  shadow(492, 500, 70),
  ...arriving.map(([x, y, h, o]) => figure(x, y, h, { view: 'back', pose: 'walk', ...o })),
  wheelsAway(488, 506, 204, { hair: 'curls', tone: hairs.chestnut, skin: 1, coat: cloth.cedar }),
  ...pier(40, 120, 132),
  ...pier(586, 120, 132),
  oval(cedar[9], 6, 548, 92, 78),
  oval(cedar[8], -4, 540, 80, 70),
  figure(668, 590, 330, {
    hair: 'bun',
    tone: hairs.dark,
    skin: 1,
    coat: cloth.sky,
    legs: cloth.night,
    view: 'back',
    age: 'tall',
    arms: 'up',
  }),
  line(ink, 3, 'M24 540v-60M24 500l-14 -14M24 512l16 -16'),
);
