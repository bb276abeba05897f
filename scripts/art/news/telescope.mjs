import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, picture, seeded, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';
import { cypress, umbrellaPine } from '../kit/trees.mjs';

const random = seeded(11);
const stars = Array.from({ length: 34 }, () => d`M${random(10, 710)} ${random(8, 250)}h0`).join('');

const sky = [
  box(sea[9], 0, 0, 720, 420),
  shape(sea[8], 'M-10 150Q220 60 470 150T740 190V420H-10z'),
  shape(sea[6], 'M-10 250Q240 170 470 240T740 262V420H-10z'),
  line(sea[3], 2.6, stars),
  disc(sea[8], 566, 122, 92),
  disc(ramleh[1], 566, 122, 66),
  shape(ramleh[4], 'M590 60.5A66 66 0 0 1 528 176Q612 168 590 60.5z'),
  disc(ramleh[2], 540, 104, 13),
  disc(ramleh[2], 566, 146, 9),
  disc(ramleh[2], 552, 134, 4),
];

const hills = [
  shape(sea[5], 'M-10 336L90 268L164 306L276 230L380 300L470 262L600 326L740 276V440H-10z'),
  shape(sea[6], 'M276 230L380 300L470 262L600 326L740 276V440H330L340 330z'),
  shape(sea[8], 'M-10 372Q120 330 270 356T520 350T740 360V470H-10z'),
];

const lights = line(
  gold,
  4,
  'M40 372h0M66 364h0M92 376h0M128 362h0M160 372h0M188 366h0M232 376h0M420 370h0M448 362h0M486 374h0M530 364h0M566 376h0M600 366h0M640 374h0M676 366h0M116 384h0M470 386h0M620 388h0',
);

const terrace = [
  ...Array.from({ length: 19 }, (_, i) => {
    const x = -18 + i * 42;
    return (
      shape(ramleh[2], d`M${x} 398h16q-3 10 3 22t-3 30h-16q-9 -18 -3 -30t3 -22z`) +
      shape(ramleh[5], d`M${x + 9} 398h7q-3 10 3 22t-3 30h-6q6 -26 -1 -52z`)
    );
  }),
  box(ramleh[1], -10, 386, 740, 12),
  box(ramleh[4], -10, 396, 740, 5),
  box(ramleh[2], -10, 448, 740, 12),
  box(sea[5], 0, 458, 720, 90),
  shape(sea[6], 'M330 458H730V550H520z'),
];

const telescope = [
  line(ink, 9, 'M362 300L300 506M362 300L436 506M362 300L372 488'),
  line(sea[5], 4, 'M360 300L297 506'),
  line(ramleh[5], 4, 'M330 412H398'),
  turned(
    362,
    286,
    -32,
    box(ink, -16, 14, 32, 26),
    shape(white, 'M-104 -22H92V22H-104z'),
    shape(sea[4], 'M-104 4H92V22H-104z'),
    shape(white, 'M92 -30H168V30H92z'),
    shape(sea[4], 'M92 6H168V30H92z'),
    box(tile[5], 92, -30, 10, 60),
    box(tile[7], 92, 6, 10, 24),
    box(ramleh[4], 160, -32, 10, 64),
    box(ramleh[5], 160, 6, 10, 26),
    box(tile[5], -38, -22, 9, 44),
    box(tile[7], -38, 4, 9, 18),
    shape(ink, 'M-104 -14H-136V14H-104z'),
    shape(sea[8], 'M-136 -8H-158V8H-136z'),
    box(sea[6], -60, -40, 92, 10),
    box(ink, -44, -32, 5, 12),
    box(ink, 12, -32, 5, 12),
  ),
];

const shadow = (x, y, w) =>
  shape(
    sea[8],
    d`M${x - w} ${y}q${w} ${-w * 0.24} ${w * 2} 0q${w} ${w * 0.3} ${w * 0.4} ${w * 0.34}q${-w * 1.8} 0 ${-w * 2.4} ${-w * 0.34}z`,
  );

const people = [
  shadow(210, 512, 44),
  figure(204, 516, 190, {
    view: 'side',
    hair: 'plaits',
    tone: hairs.chestnut,
    skin: 0,
    coat: cloth.tile,
    legs: cloth.white,
    arms: 'out',
    age: 'small',
    skirt: true,
  }),
  shadow(96, 528, 70),
  figure(96, 530, 268, {
    pose: 'wheels',
    hair: 'crop',
    tone: hairs.dark,
    skin: 2,
    coat: cloth.cedar,
    legs: cloth.night,
    age: 'small',
  }),
  shadow(526, 520, 60),
  figure(522, 520, 252, {
    view: 'back',
    age: 'tall',
    hair: 'scarf',
    tone: cloth.sky,
    skin: 1,
    coat: cloth.tile,
    legs: cloth.night,
    skirt: true,
  }),
  figure(600, 530, 196, {
    view: 'back',
    hair: 'curls',
    skin: 3,
    coat: cloth.gold,
    legs: cloth.night,
    arms: 'up',
    age: 'small',
  }),
];

export const telescopeNight = picture(
  720,
  540,
  ...sky,
  ...hills,
  lights,
  cypress(30, 420, 110),
  cypress(62, 420, 74),
  ...terrace,
  umbrellaPine(716, 480, 330, -30),
  ...people.slice(0, 4),
  ...telescope,
  ...people.slice(4),
  shape(cedar[9], 'M-10 550V500Q30 486 44 520T96 550z'),
);
