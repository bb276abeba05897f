import { box, d, group, pointed, shape } from './kit.mjs';
import { ramleh } from './palette.mjs';

/** The triple window of the Beirut house, 27:36:27 with thin columns. `view` is drawn once and seen through all three arches. */
export function tripleWindow(view) {
  const foot = 568;
  const openings = [
    { x: 44, w: 184, top: 176 },
    { x: 242, w: 236, top: 44 },
    { x: 492, w: 184, top: 176 },
  ];
  const glass = openings.map(({ x, w, top }) => pointed(x, w, top, foot));
  return [
    `<clipPath id="w"><path d="${glass.join('')}"/></clipPath>`,
    ...openings.map(({ x, w, top }) => shape(ramleh[4], pointed(x - 12, w + 24, top - 15, foot))),
    ...openings.map(({ x, w, top }) => shape(ramleh[2], pointed(x - 12, w + 18, top - 15, foot))),
    group('clip-path="url(#w)"', ...view),
    ...[228, 478].map((x) => column(x, foot)),
    box(ramleh[1], 14, foot, 692, 10),
    box(ramleh[2], 14, foot + 10, 692, 14),
    box(ramleh[4], 26, foot + 24, 668, 12),
  ];
}

const column = (x, foot) =>
  [
    box(ramleh[2], x, 290, 14, foot - 290),
    box(ramleh[4], x + 8, 290, 6, foot - 290),
    shape(ramleh[2], d`M${x - 8} ${278}h30l-6 16h-18z`),
    shape(ramleh[4], d`M${x + 10} ${278}h12l-6 16h-6z`),
    box(ramleh[1], x - 8, 272, 30, 7),
    box(ramleh[2], x - 6, foot - 12, 26, 12),
  ].join('');
