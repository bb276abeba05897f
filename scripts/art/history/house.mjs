import { box, pointed, round, shape } from '../kit/kit.mjs';
import { ramleh, sea, tile, white } from '../kit/palette.mjs';

export const foot = 352;

/** One house in two ages: the same wall, openings and roof, given other tones. */
export function house(t, left, width) {
  return [
    shape(t.roof[0], `M${left - 12} 146L${left + 40} 92H${left + width - 40}L${left + width + 12} 146z`),
    box(t.wall[0], left, 146, width, foot - 146),
    box(t.wall[1], left, 146, width, 9),
    box(t.wall[1], left, 246, width, 6),
    ...t.arches.map(
      ([x, w, top, base]) =>
        shape(t.frame, pointed(x - 4, w + 8, top - 5, base)) +
        shape(t.glass[0], pointed(x, w, top, base)) +
        shape(t.glass[1], `M${x + w / 2} ${top + 3}L${x + w} ${top + w * 0.62}V${base}H${x + w / 2}z`),
    ),
    ...t.doors.map(
      ([x, w, top]) =>
        shape(t.frame, round(x - 4, w + 8, top - 4, foot)) +
        shape(t.dark[0], round(x, w, top, foot)) +
        shape(
          t.dark[1],
          `M${x + w * 0.6} ${top + 4}Q${x + w} ${top + 12} ${x + w} ${top + w / 2}V${foot}H${x + w * 0.6}z`,
        ),
    ),
  ];
}

export const sepia = {
  roof: [ramleh[5], ramleh[7]],
  wall: [ramleh[2], ramleh[4]],
  frame: ramleh[4],
  glass: [ramleh[5], ramleh[7]],
  dark: [ramleh[7], '#5f3f10'],
  arches: [
    [96, 30, 178, 238],
    [134, 40, 168, 238],
    [182, 30, 178, 238],
    [258, 28, 182, 238],
  ],
  doors: [
    [98, 40, 284],
    [160, 40, 284],
    [222, 40, 284],
  ],
};
export const bright = {
  roof: [tile[5], tile[7]],
  wall: [ramleh[1], ramleh[2]],
  frame: white,
  glass: [sea[5], sea[6]],
  dark: [sea[6], sea[8]],
  arches: [
    [404, 28, 182, 238],
    [476, 30, 178, 238],
    [514, 40, 168, 238],
    [562, 30, 178, 238],
  ],
  doors: [
    [396, 40, 284],
    [458, 40, 284],
    [520, 40, 284],
  ],
};
