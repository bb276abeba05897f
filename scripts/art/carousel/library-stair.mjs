import { figure } from '../kit/figure.mjs';
import { at, box, group, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ramleh, sea, tile, white } from '../kit/palette.mjs';

const [first, run, rise, foot] = [214, 64, 43, 446];
const step = (i) => ({ x: first + i * run, y: foot - (i + 1) * rise });

const spines = [
  [9, 0.86, tile[5]],
  [12, 0.94, sea[6]],
  [7, 0.74, gold],
  [10, 0.9, cedar[6]],
  [13, 0.8, tile[7]],
  [8, 0.95, ramleh[1]],
  [11, 0.7, sea[8]],
  [9, 0.88, cedar[8]],
  [14, 0.76, sea[5]],
  [8, 0.92, ramleh[2]],
];

/** A row of books; `start` picks where in the run of spines it begins and `gap` where it stops. */
function row(x, base, w, h, start, gap = 0) {
  const out = [];
  for (let [i, left] = [start, x + 3]; left < x + w - 8 - gap; i++) {
    const [wide, tall, tone] = spines[i % spines.length];
    const width = Math.min(wide, x + w - 3 - gap - left);
    out.push(box(tone, left, base - h * tall, width, h * tall));
    left += width + (i % 4 === 3 ? 1.5 : 0);
  }
  if (gap > 14) out.push(shape(tile[5], `M${x + w - gap} ${base}l10 ${-h * 0.78}l9 2l-10 ${h * 0.76}z`));
  return out.join('');
}

const wall = [
  box(sea[6], 0, 0, 720, 480),
  shape(sea[5], 'M188 96L720 420V480H560L188 262z'),
  shape(ramleh[4], pointed(24, 164, 14, 330)),
  shape(ramleh[2], pointed(24, 156, 14, 330)),
  `<clipPath id="v"><path d="${pointed(36, 136, 34, 330)}"/></clipPath>`,
  group(
    'clip-path="url(#v)"',
    box(sea[1], 30, 20, 150, 320),
    shape(sea[3], 'M30 214L84 160L124 196L176 150V280H30z'),
    shape(sea[4], 'M30 252L100 226L180 246V300H30z'),
    box(sea[5], 30, 268, 150, 70),
    shape(cedar[6], 'M30 300Q90 276 180 292V340H30z'),
  ),
  line(white, 4, 'M104 34V330M36 196h136'),
  box(ramleh[1], 12, 328, 188, 9),
  box(ramleh[4], 18, 337, 176, 8),
];

const back = [
  box(sea[8], 236, -4, 300, 132),
  ...[0, 1].flatMap((r) =>
    [0, 1, 2].map((c) => row(244 + c * 96, 44 + r * 74, 90, 62, c * 3 + r * 2, (c + r) % 2 ? 26 : 0)),
  ),
  ...[46, 120].map((y) => box(ramleh[5], 236, y - 2, 300, 6)),
  ...[236, 332, 428].map((x) => box(ramleh[5], x, -4, 6, 130)),
];

const column = (i) => {
  const { x, y } = step(i);
  const rows = Math.floor((foot - y - 12) / 70);
  return [
    box(ramleh[7], x, y, run, foot - y),
    ...Array.from({ length: rows }, (_, r) =>
      row(x + 4, foot - 8 - r * 74, run - 4, 60, i * 3 + r * 4, (i + r) % 3 === 1 ? 22 : 0),
    ),
    ...Array.from({ length: rows }, (_, r) => box(ramleh[4], x, foot - 8 - r * 74, run, 6)),
    box(ramleh[4], x, y, 4, foot - y),
    box(ramleh[4], x, y + 8, run, 7),
  ];
};

const stair = Array.from({ length: 8 }, (_, i) => i).flatMap((i) => {
  const { x, y } = step(i);
  return [
    ...column(i),
    box(ramleh[1], x - 9, y, run + 9, 9),
    box(ramleh[5], x - 9, y + 9, 9, 4),
    box(ramleh[2], x - 3, y + 9, 3, rise - 9),
  ];
});

const open =
  shape(white, 'M-13 -5L0 -1V8L-13 4z') + shape(sea[1], 'M0 -1L12 -7V2L0 8z') + line(tile[5], 2, 'M-13 5L0 9L12 3');

const sitter = step(3);

export const libraryStair = picture(
  720,
  480,
  ...wall,
  ...back,
  box(tile[7], 0, foot, 720, 40),
  shape(tile[5], `M0 ${foot}H214L150 480H0z`),
  ...stair,
  at(sitter.x + 22, sitter.y + 1, 1, oval(ramleh[5], -4, 2, 34, 3)),
  figure(sitter.x + 18, sitter.y + rise, 172, {
    pose: 'sit',
    turn: -1,
    hair: 'long',
    tone: hairs.brown,
    coat: cloth.gold,
    legs: cloth.night,
    skin: 0,
    holds: open,
  }),
  oval(tile[7], 128, 452, 76, 7),
  figure(112, 450, 196, { pose: 'wheels', hair: 'crop', coat: cloth.tile, legs: cloth.night, skin: 2, holds: open }),
  shape(ramleh[5], 'M628 480V372H720V480z'),
  shape(ramleh[4], 'M620 360H720V374H620z'),
  at(
    664,
    360,
    1,
    box(sea[8], -34, -16, 74, 16),
    box(tile[5], -28, -30, 62, 14),
    box(tile[7], 10, -30, 24, 14),
    box(cedar[6], -36, -42, 70, 12),
  ),
);
