import { box, d, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, hairs, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';
import { repeated } from '../kit/placed.mjs';

const distance = [
  box(sea[1], 0, 0, 720, 320),
  shape(sea[3], 'M-10 190L96 92L150 128L262 40L344 112L402 84L520 170L620 120L740 200V330H-10z'),
  shape(
    white,
    'M96 92L134 118L116 122L98 112L74 124L66 120zM262 40L316 88L292 82L268 96L246 78L214 92L206 86zM402 84L440 112L416 106L396 116L380 98z',
  ),
  shape(sea[4], 'M262 40L344 112L402 84L520 170L620 120L740 200V330H330L350 190L300 120z'),
  shape(white, 'M402 84L440 112L416 106L396 116L380 98zM262 40L316 88L292 82L268 96z'),
  shape(sea[5], 'M-10 232Q110 176 214 214T430 200T740 224V340H-10z'),
  shape(cedar[4], 'M-10 286Q140 222 300 260T560 236L740 262V360H-10z'),
  shape(cedar[6], 'M300 260Q460 270 560 236L740 262V360H380Q340 300 300 260z'),
  line(ramleh[4], 3, 'M20 292Q120 258 236 272M380 280Q500 282 600 258M430 304Q560 300 700 282'),
];

const tree =
  shape(tile[7], 'M-4 0V-40H4V0z') +
  shape(cedar[9], 'M0 -118L16 -94L44 -90L26 -80L58 -62L30 -58L66 -34H-66L-30 -58L-58 -62L-26 -80L-44 -90L-16 -94z') +
  shape(cedar[8], 'M0 -118L-16 -94L-44 -90L-26 -80L-58 -62L-30 -58L-66 -34H-14L-6 -56L-26 -60L0 -80L-12 -90z');

const grove = repeated('t', tree, [
  [70, 268, 0.42],
  [128, 262, 0.34],
  [560, 252, 0.4],
  [612, 256, 0.56],
  [676, 272, 0.7],
]);

const soil = [
  shape(ramleh[7], 'M-10 346Q160 296 360 318T730 330V490H-10z'),
  shape(ramleh[5], 'M-10 346Q160 296 360 318Q470 326 520 324Q420 340 330 362T-10 402z'),
  oval(tile[7], 372, 408, 210, 50),
  oval(hairs.brown[1], 380, 414, 186, 40),
];

const burst = (spikes, from, to, r) =>
  `M${Array.from({ length: spikes * 2 + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (spikes * 2)) * Math.PI) / 180;
    const reach = i % 2 ? r : r * 0.36;
    return d`${Math.cos(angle) * reach} ${Math.sin(angle) * reach * 0.82}`;
  }).join('L')}z`;

const tuft = shape(cedar[8], burst(15, 0, 360, 30)) + shape(cedar[4], burst(8, 150, 336, 29));

/** Branch ends of the young cedar, the lower ones first: where it leaves the stem, how far it reaches, how it rises. */
const branches = [
  [286, -152, -14],
  [278, 158, -22],
  [236, -118, -24],
  [224, 126, -20],
  [180, -96, -26],
  [166, 92, -24],
  [128, -52, -26],
  [120, 48, -26],
];

const seedling = [
  shape(tile[7], 'M358 352Q366 240 362 70L368 70Q382 240 384 352z'),
  line(tile[7], 5, branches.map(([y, x, up]) => d`M370 ${y}Q${370 + x * 0.5} ${y + 4} ${368 + x} ${y + up}`).join('')),
  repeated('n', tuft, [
    ...branches.flatMap(([y, x, up]) =>
      [0.36, 0.7, 1].slice(Math.abs(x) < 60 ? 2 : 0).map((t) => [368 + x * t, y + up * t * t - 6, 1.1 - t * 0.2]),
    ),
    [366, 92, 0.8],
    [364, 64, 0.7],
  ]),
  shape(
    hairs.brown[0],
    'M290 372Q300 332 340 328Q372 318 408 330Q446 336 452 376Q452 412 420 430H322Q288 412 290 372z',
  ),
  shape(hairs.brown[1], 'M390 324Q446 330 452 376Q452 412 420 430H372Q420 384 390 324z'),
  line(ramleh[5], 2.5, 'M312 372Q330 390 322 414M346 352Q340 384 352 412M330 346l-10 8M420 356Q414 380 424 400'),
];

/** A hand that cups from the left: palm, four fingers below, a thumb over the edge. */
const hand = ([light, dark]) =>
  shape(
    dark,
    'M-130 40L-60 16Q-16 -2 14 20Q46 44 62 74Q66 88 52 88Q40 84 30 70L56 104Q60 120 44 118Q30 112 18 92L36 120Q38 136 22 132Q8 124 -2 104L6 124Q4 138 -10 132Q-30 112 -56 108L-120 120z',
  ) +
  shape(
    light,
    'M-130 40L-60 16Q-16 -2 14 20Q46 44 62 74Q60 80 50 76Q34 64 22 48Q34 76 48 98Q44 104 34 98Q18 80 6 62Q14 90 26 114Q18 118 8 108Q-4 92 -14 74Q-40 84 -60 82L-124 92z',
  ) +
  shape(dark, 'M-30 16Q10 -22 34 -30Q50 -32 48 -16Q36 2 6 34z') +
  shape(light, 'M-36 20Q6 -24 34 -30Q46 -32 44 -22Q28 -4 -4 30z');

const sleeve = ([light, dark]) =>
  shape(light, 'M-420 -4L-128 26Q-112 70 -116 130L-420 160z') +
  shape(dark, 'M-420 92L-114 96L-116 130L-420 160z') +
  shape(light, 'M-132 22L-112 20Q-96 70 -100 134L-120 134Q-114 70 -132 22z') +
  shape(dark, 'M-104 96L-98 96L-100 134L-120 134L-116 98z');

const arm = (move, skin, coat) => `<g transform="${move}">${hand(skin)}${sleeve(coat)}</g>`;

const spade = [
  shape(ramleh[5], 'M640 -20L664 -20L628 300L604 296z'),
  shape(ramleh[7], 'M654 -20L664 -20L628 300L618 298z'),
  shape(sea[4], 'M574 286L652 296Q650 352 596 392Q564 344 574 286z'),
  shape(sea[6], 'M618 292L652 296Q650 352 596 392Q616 344 618 292z'),
];

const clods = shape(ramleh[7], 'M196 440q10 -22 30 -10t20 16zM486 452q16 -26 36 -8t24 18zM128 462q14 -14 26 2z');

export const ysp = picture(
  720,
  480,
  ...distance,
  grove,
  ...soil,
  ...spade,
  ...seedling,
  arm('translate(270 346)', skins[1], cloth.tile),
  arm('translate(474 352) scale(-1 1)', skins[3], cloth.sand),
  clods,
);
