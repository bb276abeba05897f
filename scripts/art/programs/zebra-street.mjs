import { box, d, pointed, shape } from '../kit/kit.mjs';
import { ramleh, sea, tile, white } from '../kit/palette.mjs';

const vanishing = { x: 452, y: 176 };
const bottom = 480;
/** Where a line from the vanishing point to (x, bottom) stands at height y. */
const along = (x, y) => vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (bottom - vanishing.y);

const distance = [
  box(sea[3], 0, 0, 720, 300),
  shape(sea[4], 'M250 176L330 132L392 150L470 96L548 140L600 120L680 176z'),
  shape(sea[5], 'M360 184L420 158L500 170L560 152L600 184z'),
];

const window = (x, w, top, foot, slope) =>
  shape(
    sea[8],
    d`M${x} ${foot + slope}V${top + w * 0.5}Q${x + w * 0.5} ${top - w * 0.5} ${x + w} ${top + w * 0.5 - slope}V${foot}z`,
  );

const leftHouses = [
  shape(ramleh[5], 'M330 96L392 132V206L330 226z'),
  shape(tile[7], 'M322 92L346 74L396 126V136z'),
  shape(ramleh[4], 'M150 -10L330 68V232L150 288z'),
  shape(ramleh[2], 'M-10 -10H166V284L-10 330z'),
  shape(ramleh[4], 'M150 -10L166 -4V284L150 288z'),
  ...[206, 246, 284].map((x, i) => window(x, 22 - i * 2, 96 + i * 8, 150 + i * 3, 4)),
  ...[206, 246, 284].map((x, i) => window(x, 22 - i * 2, 196 + i * 4, 262 - i * 12, 5)),
  ...[16, 78].map((x) => shape(white, pointed(x - 4, 50, 56, 170)) + shape(sea[6], pointed(x, 42, 62, 170))),
  box(ramleh[1], 4, 170, 136, 7),
  shape(sea[8], pointed(30, 66, 206, 322)),
];

const rightHouses = [
  shape(ramleh[1], 'M510 112L576 82V238L510 208z'),
  shape(tile[5], 'M502 118L540 74L580 58V84z'),
  shape(ramleh[2], 'M576 34L740 -30V322L576 240z'),
  ...[596, 634, 676].map((x, i) => window(x, 20 + i * 4, 92 - i * 10, 158 + i * 2, -5)),
  ...[596, 634, 676].map((x, i) => window(x, 20 + i * 4, 190, 242 + i * 18, -8)),
];

const street = [
  shape(sea[5], d`M${vanishing.x - 14} 190L-10 318V480H730V300L${vanishing.x + 14} 190z`),
  shape(sea[8], d`M${vanishing.x - 4} 186L-300 480H1020L${vanishing.x + 4} 186z`),
  shape(sea[6], d`M${vanishing.x - 4} 186L-300 480H100z`),
];

const stripes = Array.from({ length: 9 }, (_, i) => {
  const [left, right] = [-270 + i * 136, -270 + i * 136 + 74];
  return shape(
    i < 3 ? white : sea[1],
    d`M${along(left, 330)} 330H${along(right, 330)}L${along(right, 436)} 436H${along(left, 436)}z`,
  );
});

/** A street of sandstone houses with the hills at its end and a zebra across it. */
export const zebraStreet = [...distance, ...leftHouses, ...rightHouses, ...street, ...stripes];
