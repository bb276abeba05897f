import { at, box, line, oval, shape } from '../kit/kit.mjs';
import { cedar, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

// What stands on the sill before each of the five.

export const paperBoat = at(
  520,
  806,
  1,
  oval(ramleh[4], 10, 2, 96, 6),
  shape(white, 'M-14 -40L14 -104L52 -40z'),
  shape(sea[1], 'M14 -104L52 -40H22z'),
  shape(white, 'M-86 -58L-40 -36H62L108 -58L66 0H-40z'),
  shape(sea[3], 'M-86 -58L-40 -36L-12 0H-40zM108 -58L62 -36L34 0H66z'),
);

export const pencils = at(
  196,
  806,
  1,
  oval(ramleh[4], 14, 2, 56, 6),
  ...[
    [-16, -12, tile[5], 150],
    [2, 2, gold, 176],
    [16, 14, sea[5], 140],
  ].map(
    ([x, lean, tone, tall]) =>
      `<g transform="translate(${x} -40) rotate(${lean})">${shape(tone, `M-7 0V${60 - tall}H7V0z`)}${shape(ramleh[1], `M-7 ${60 - tall}L0 ${40 - tall}L7 ${60 - tall}z`)}${shape(ink, `M-2.4 ${47 - tall}L0 ${40 - tall}L2.4 ${47 - tall}z`)}</g>`,
  ),
  shape(tile[5], 'M-40 -84H40L36 0H-36z'),
  shape(tile[7], 'M10 -84H40L36 0H14z'),
);

export const seedling = at(
  548,
  806,
  1,
  oval(ramleh[4], 12, 2, 60, 6),
  line(cedar[6], 6, 'M0 -60Q-4 -110 4 -150'),
  shape(cedar[4], 'M2 -112Q-50 -112 -66 -152Q-14 -160 2 -112z'),
  shape(cedar[6], 'M2 -128Q44 -136 64 -178Q8 -184 2 -128z'),
  shape(cedar[4], 'M4 -148Q-18 -178 2 -204Q24 -180 4 -148z'),
  shape(tile[5], 'M-44 -66H44L34 0H-34z'),
  shape(tile[7], 'M14 -66H44L34 0H16z'),
  box(tile[7], -50, -78, 100, 16),
  box(tile[5], -50, -78, 64, 16),
);

export const setSquare = at(
  176,
  806,
  1,
  shape(gold, 'M-70 0L54 -168V0z'),
  shape(ramleh[5], 'M40 -149L54 -168V0H40z'),
  shape(tile[7], 'M-22 -20L30 -92V-20z'),
  line(ramleh[7], 2.4, 'M-50 0v-9M-34 0v-6M-18 0v-9M-2 0v-6M14 0v-9M30 0v-6'),
);

export const volumes = at(
  540,
  806,
  1,
  oval(ramleh[4], 10, 2, 104, 6),
  box(sea[6], -86, -34, 176, 34),
  box(sea[8], 40, -34, 50, 34),
  box(gold, -70, -34, 8, 34),
  box(tile[5], -72, -62, 156, 28),
  box(tile[7], 36, -62, 48, 28),
  box(cedar[6], -92, -98, 168, 36),
  box(cedar[8], 30, -98, 46, 36),
  box(ramleh[1], -76, -98, 6, 36),
);
