import { box, d, disc, line, seeded, shape } from '../kit/kit.mjs';
import { cedar, gold, ramleh, tile } from '../kit/palette.mjs';

/** A tall fir with its crown at (cx, top). */
export function fir(cx, top) {
  const tiers = [
    [250, 366, 164],
    [176, 290, 132],
    [106, 212, 98],
    [48, 134, 64],
    [0, 66, 34],
  ];
  return [
    box(tile[7], cx - 20, top + 356, 40, 62),
    box(tile[5], cx - 20, top + 356, 18, 62),
    ...tiers.flatMap(([from, to, half]) => [
      shape(
        cedar[9],
        d`M${cx} ${top + from}Q${cx + half * 0.4} ${top + (from + to) / 2} ${cx + half} ${top + to - 8}Q${cx + half * 0.7} ${top + to + 8} ${cx + half * 0.5} ${top + to - 2}Q${cx + half * 0.25} ${top + to + 14} ${cx} ${top + to}Q${cx - half * 0.25} ${top + to + 14} ${cx - half * 0.5} ${top + to - 2}Q${cx - half * 0.7} ${top + to + 8} ${cx - half} ${top + to - 8}Q${cx - half * 0.4} ${top + (from + to) / 2} ${cx} ${top + from}z`,
      ),
      shape(
        cedar[6],
        d`M${cx} ${top + from}Q${cx - half * 0.4} ${top + (from + to) / 2} ${cx - half} ${top + to - 8}Q${cx - half * 0.7} ${top + to + 8} ${cx - half * 0.5} ${top + to - 2}Q${cx - half * 0.3} ${top + to + 10} ${cx - half * 0.14} ${top + to + 4}Q${cx - half * 0.1} ${top + (from + to) / 2} ${cx} ${top + from}z`,
      ),
    ]),
  ];
}

/** Lights and baubles for that fir. */
export function lights(cx, top) {
  const random = seeded(5);
  const at = [];
  for (const [y, half] of [
    [60, 22],
    [96, 34],
    [126, 48],
    [162, 56],
    [198, 82],
    [236, 84],
    [274, 112],
    [316, 114],
    [352, 142],
  ])
    for (let x = -half; x <= half; x += 30) at.push([cx + x + random(-7, 7), top + y + (x * x) / 900 + random(-5, 5)]);
  return [
    line(
      gold,
      8,
      at
        .filter((_, i) => i % 3)
        .map(([x, y]) => d`M${x} ${y}h0`)
        .join(''),
    ),
    line(
      ramleh[1],
      8,
      at
        .filter((_, i) => i % 3 === 0)
        .map(([x, y]) => d`M${x} ${y}h0`)
        .join(''),
    ),
    ...[
      [-30, 142],
      [40, 216],
      [-70, 262],
      [96, 332],
      [-20, 330],
    ].map(([x, y]) => disc(tile[7], cx + x, top + y, 11) + disc(tile[5], cx + x - 2, top + y - 2, 8)),
  ];
}
