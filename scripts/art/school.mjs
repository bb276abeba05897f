import { box, d, disc, line, pointed, poly, round, shape } from './kit/kit.mjs';
import { gold, ramleh, sea, tile, white } from './kit/palette.mjs';

const glazed = (x, w, top, foot) =>
  shape(white, pointed(x - 2.5, w + 5, top - 3, foot)) +
  shape(sea[6], pointed(x, w, top, foot)) +
  shape(sea[8], d`M${x + w / 2} ${top + 2}L${x + w} ${top + w * 0.62}V${foot}H${x + w / 2}z`) +
  line(white, 1.5, d`M${x + w / 2} ${top}V${foot}M${x} ${top + w * 0.75}h${w}`);

/** The college on its hill: sandstone, a triple window over an arcade, a hipped roof of tiles and a small belfry. */
export function school(x, foot, scale = 1) {
  const body = [
    poly(ramleh[4], [
      [190, -128],
      [280, -128],
      [280, 0],
      [190, 0],
    ]),
    box(ramleh[1], 0, -128, 190, 128),
    box(ramleh[2], 0, -60, 190, 5),
    box(ramleh[5], 190, -60, 90, 5),
    poly(tile[5], [
      [-10, -126],
      [34, -170],
      [214, -170],
      [200, -126],
    ]),
    poly(tile[7], [
      [214, -170],
      [246, -170],
      [291, -126],
      [200, -126],
    ]),
    box(ramleh[5], -6, -127, 292, 4),
    ...belfry(),
    ...[34, 64, 100].map((at, i) => glazed(52 + at - 34, i === 1 ? 30 : 24, i === 1 ? -116 : -108, -68)),
    ...[12, 150].map((at) => glazed(at + 4, 18, -104, -72)),
    ...[10, 46, 82, 118, 154].map(
      (at) =>
        shape(at === 82 ? tile[7] : sea[8], round(at, 26, -46, 0)) +
        shape(sea[9], d`M${at + 17} ${0}V${-44}a13 13 0 0 1 9 11V0z`),
    ),
    ...[205, 232, 259].map((at) => shape(sea[8], pointed(at, 14, -104, -72)) + shape(sea[8], round(at, 14, -44, -12))),
  ];
  return `<g transform="translate(${x} ${foot}) scale(${scale})">${body.join('')}</g>`;
}

const belfry = () => [
  box(ramleh[1], 108, -204, 24, 36),
  box(ramleh[4], 132, -204, 12, 36),
  shape(sea[8], round(114, 12, -198, -172)),
  disc(gold, 120, -180, 4),
  poly(tile[5], [
    [104, -203],
    [124, -224],
    [128, -224],
    [133, -203],
  ]),
  poly(tile[7], [
    [128, -224],
    [149, -203],
    [133, -203],
  ]),
  line(gold, 3, 'M126 -240V-223M120 -234h12'),
];
