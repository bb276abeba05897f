import { figureAbove } from '../kit/figure.mjs';
import { box, d, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, ink, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';

const table = [
  box(ramleh[4], 0, 0, 720, 480),
  shape(ramleh[2], 'M-10 -10H520L210 490H-10z'),
  line(ramleh[5], 2, 'M-10 96L730 62M-10 222L730 188M-10 348L730 314M-10 474L730 440'),
];
const under = ramleh[5];

const piece = (c, r, [light, dark], crown) => {
  const [x, y] = [c * 28 + 14, r * 28 + 14];
  return (
    oval(ink, x + 6, y + 5, 13, 9) +
    disc(dark, x, y, 11) +
    disc(light, x - 1.5, y - 1.5, 8) +
    (crown ? disc(dark, x - 1.5, y - 1.5, 4) : '')
  );
};

const squares = Array.from({ length: 32 }, (_, i) => {
  const row = Math.floor(i / 4);
  return d`M${((i % 4) * 2 + (row % 2)) * 28} ${row * 28}h28v28h-28z`;
}).join('');

const chess = turned(
  96,
  60,
  -13,
  shape(under, 'M0 24H252V244H24z'),
  box(tile[7], -14, -14, 252, 252),
  box(ramleh[1], 0, 0, 224, 224),
  shape(cedar[8], squares),
  ...[
    [1, 0, 1],
    [4, 0, 1],
    [6, 1],
    [3, 2],
    [0, 1],
    [7, 2],
  ].map(([c, r, k]) => piece(c, r, [sea[6], ink], k)),
  ...[
    [2, 7, 1],
    [5, 7, 1],
    [4, 4],
    [1, 6],
    [6, 5],
    [7, 6],
  ].map(([c, r, k]) => piece(c, r, [white, ramleh[4]], k)),
);

const camera = turned(
  486,
  106,
  12,
  shape(under, 'M-84 -10L104 -24L124 66H-40z'),
  line(ink, 9, 'M-92 -22Q-160 -70 -120 -150M92 -16Q150 -60 120 -170'),
  shape(sea[8], 'M-94 -46H94Q100 -46 100 -40V26Q100 32 94 32H-94Q-100 32 -100 26V-40Q-100 -46 -94 -46z'),
  shape(sea[9], 'M-100 -4H100V26Q100 32 94 32H-94Q-100 32 -100 26z'),
  box(ramleh[1], -100, -34, 200, 7),
  shape(ink, 'M-44 32H44L38 78H-38z'),
  shape(sea[5], 'M-44 32H-12L-14 78H-38z'),
  box(ramleh[4], -40, 66, 80, 7),
  disc(gold, 62, -20, 13),
  disc(ramleh[5], 65, -17, 8),
  disc(ramleh[4], -66, -20, 16),
  disc(ramleh[1], -68, -22, 11),
  box(ink, -26, -56, 52, 12),
);

function gear(x, y, r, teeth, [light, dark], turn = 0) {
  const tooth = Array.from({ length: teeth }, (_, i) => {
    const a = ((i + turn) / teeth) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const w = (r * 1.25) / teeth;
    return d`M${x + c * r * 0.8 - s * w * 1.3} ${y + s * r * 0.8 + c * w * 1.3}L${x + c * r * 1.16 - s * w * 0.8} ${y + s * r * 1.16 + c * w * 0.8}L${x + c * r * 1.16 + s * w * 0.8} ${y + s * r * 1.16 - c * w * 0.8}L${x + c * r * 0.8 + s * w * 1.3} ${y + s * r * 0.8 - c * w * 1.3}z`;
  }).join('');
  return (
    oval(under, x + 9, y + 9, r * 1.1, r * 1.08) +
    shape(dark, tooth) +
    disc(dark, x, y, r) +
    shape(light, d`M${x - r * 0.7} ${y + r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y - r * 0.7}z`) +
    disc(dark, x, y, r * 0.62) +
    disc(light, x - 1, y - 1, r * 0.54) +
    disc(ramleh[4], x, y, r * 0.2)
  );
}

const gears = [
  gear(452, 292, 54, 12, [sea[4], sea[6]]),
  gear(538, 338, 36, 8, [gold, ramleh[5]], 0.3),
  gear(388, 376, 30, 7, [tile[5], tile[7]], 0.55),
];

const paint = turned(
  640,
  402,
  -18,
  shape(under, 'M-96 20Q0 120 130 60V20z'),
  shape(ramleh[1], 'M-104 0Q-96 -78 0 -82Q110 -80 118 6Q116 88 10 84Q-14 80 -14 58Q-10 34 -42 44Q-102 54 -104 0z'),
  shape(ramleh[2], 'M118 6Q116 88 10 84Q-14 80 -14 58Q90 66 74 -66Q116 -42 118 6z'),
  disc(tile[5], -62, -18, 18),
  disc(sea[6], -24, -52, 17),
  disc(gold, 24, -54, 15),
  disc(cedar[6], 66, -28, 18),
  disc(white, 82, 18, 14),
  line(tile[7], 8, 'M-20 4L-142 -86'),
  line(ramleh[4], 9, 'M-16 7L-30 -3'),
  shape(ink, 'M-18 2L-10 12L10 22L-4 4z'),
);

/** An arm that reaches in over the table's edge. */
const arm = (x, y, angle, [coat, fold], [light, dark]) =>
  turned(
    x,
    y,
    angle,
    shape(under, 'M-10 18L70 22L80 210H10z'),
    shape(coat, 'M-32 48H32L44 300H-44z'),
    shape(fold, 'M8 48H32L44 300H4z'),
    shape(
      dark,
      'M-24 52L-27 14L-44 -4Q-46 -16 -34 -14L-20 -2L-17 -38Q-10 -48 -4 -38L-2 -46Q6 -54 10 -42L12 -40Q20 -46 23 -34L24 -26Q32 -28 33 -16L30 16Q30 30 24 52z',
    ),
    shape(
      light,
      'M-24 52L-27 14L-44 -4Q-46 -16 -34 -14L-20 -2L-17 -38Q-10 -46 -5 -38L-5 -8L-2 -46Q5 -52 8 -44L7 -8Q12 10 4 52z',
    ),
  );

const pupils = [
  figureAbove(40, 446, 210, { hair: 'curls', skin: 3, coat: cloth.tile }, 200),
  arm(206, 262, 27, cloth.tile, skins[3]),
  arm(590, 70, 222, cloth.cedar, skins[0]),
  arm(352, 404, -8, cloth.sea, skins[1]),
];

export const clubs = picture(720, 480, ...table, chess, camera, ...gears, paint, ...pupils);
