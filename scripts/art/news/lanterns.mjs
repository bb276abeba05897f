import { figure } from '../kit/figure.mjs';
import { box, d, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { lantern } from '../kit/lantern.mjs';
import { cedar, cloth, gold, hairs, ramleh, sea, tile } from '../kit/palette.mjs';
import { cypress } from '../kit/trees.mjs';

const night = [
  box(sea[9], 0, 0, 720, 390),
  shape(sea[8], 'M-10 170L90 100L170 150L280 66L380 140L470 110L600 176L740 120V330H-10z'),
  shape(sea[5], 'M280 66L310 92L292 90L280 98L266 88L252 90zM90 100L112 116L96 114L80 112z'),
];

const bays = [
  { x: 330, w: 62 },
  { x: 414, w: 74 },
  { x: 514, w: 90 },
  { x: 634, w: 108 },
];

const arcade = [
  shape(sea[6], 'M300 216L740 92V470L300 372z'),
  shape(sea[5], 'M300 208L740 80V96L300 220z'),
  ...bays.map(({ x, w }) => {
    const top = 258 - (x - 330) * 0.24;
    const foot = 376 + (x - 300) * 0.2;
    return (
      shape(ramleh[4], pointed(x, w, top, foot)) +
      shape(
        gold,
        d`M${x} ${foot}V${top + w * 0.62}Q${x + 4} ${top + w * 0.28} ${x + w * 0.5} ${top}Q${x + w * 0.46} ${top + w * 0.5} ${x + w * 0.4} ${foot}z`,
      )
    );
  }),
  ...bays.map(({ x, w }) =>
    shape(tile[7], d`M${x + w * 0.42} ${376 + (x - 300) * 0.2}v${-w * 0.9}h${w * 0.36}v${w * 0.96}z`),
  ),
];

const courtyard = [
  shape(sea[8], 'M-10 330L300 366L740 466V550H-10z'),
  shape(sea[6], 'M-10 372L300 372L720 470L740 550H440z'),
  ...[
    [356, 392, 40],
    [448, 408, 50],
    [552, 432, 62],
    [674, 462, 76],
  ].map(([x, y, r]) => oval(ramleh[5], x, y, r, r * 0.2)),
];

const cord = [
  line(sea[5], 2.5, 'M-10 40Q200 170 420 176T740 60M-10 190Q150 250 300 250'),
  line(
    ramleh[4],
    8,
    'M40 68h0M96 100h0M156 130h0M290 164h0M356 172h0M520 168h0M580 150h0M636 124h0M690 92h0M50 214h0M104 232h0M166 246h0M230 252h0',
  ),
];

const carried = `<g transform="translate(0 4) scale(.16)">${lantern(0, 0, 1, 20)}</g>`;

const glow = (x, y, w) => oval(ramleh[5], x, y, w, w * 0.2);
const children = [
  glow(250, 400, 44),
  figure(236, 400, 112, {
    view: 'side',
    pose: 'walk',
    arms: 'out',
    holds: carried,
    hair: 'curls',
    skin: 3,
    coat: cloth.cedar,
    age: 'small',
    legs: cloth.night,
  }),
  glow(330, 418, 52),
  figure(310, 420, 138, {
    view: 'side',
    pose: 'walk',
    arms: 'out',
    holds: carried,
    hair: 'scarf',
    tone: cloth.sand,
    skin: 1,
    coat: cloth.tile,
    skirt: true,
    legs: cloth.night,
  }),
  glow(430, 452, 70),
  figure(406, 456, 182, {
    view: 'side',
    pose: 'walk',
    arms: 'out',
    holds: carried,
    hair: 'crop',
    tone: hairs.brown,
    skin: 0,
    coat: cloth.sky,
    legs: cloth.night,
  }),
  glow(566, 500, 90),
  figure(530, 506, 220, {
    pose: 'wheels',
    holds: carried,
    hair: 'pony',
    tone: hairs.chestnut,
    skin: 0,
    coat: cloth.sand,
    legs: cloth.cedar,
    age: 'small',
  }),
];

export const lanterns = picture(
  720,
  540,
  ...night,
  cypress(270, 372, 150),
  cypress(226, 366, 104),
  shape(cedar[9], 'M-10 346Q60 280 130 320T240 352L250 380H-10z'),
  ...arcade,
  ...courtyard,
  ...cord,
  lantern(220, 154, 0.66, 6),
  lantern(466, 176, 0.56, 4),
  ...children,
  lantern(84, 66, 2.2, 60),
  figure(84, 640, 360, { view: 'back', hair: 'bob', tone: hairs.fair, skin: 0, coat: cloth.tile, arms: 'up' }),
  lantern(628, 30, 1.6, 60),
);
