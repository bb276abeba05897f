import { figure } from '../kit/figure.mjs';
import { d, line, picture, seeded, shape } from '../kit/kit.mjs';
import { cloth, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { zebraStreet } from './zebra-street.mjs';

const umbrella = [
  line(ink, 5, 'M318 62V272Q318 288 306 288Q298 288 298 280'),
  shape(
    tile[7],
    'M60 196Q112 52 318 46Q524 52 576 196Q540 168 492 186Q450 164 404 180Q362 162 318 178Q274 162 232 180Q186 164 144 186Q96 168 60 196z',
  ),
  shape(
    tile[5],
    'M60 196Q112 52 318 46Q170 80 144 186Q96 168 60 196zM232 180Q240 90 318 46Q396 90 404 180Q362 162 318 178Q274 162 232 180z',
  ),
  shape(ramleh[2], 'M144 186Q170 80 318 46Q240 90 232 180Q186 164 144 186z'),
  shape(ramleh[4], 'M404 180Q396 90 318 46Q466 80 492 186Q450 164 404 180z'),
  line(ink, 5, 'M318 47V30'),
];

const shadow = (x, y, w) =>
  shape(sea[9], d`M${x - w * 0.3} ${y - 5}L${x + w} ${y + 9}L${x + w * 0.4} ${y + 13}L${x - w * 0.4} ${y + 3}z`);

const people = [
  shadow(112, 386, 60),
  shadow(194, 402, 70),
  shadow(290, 398, 90),
  shadow(408, 412, 80),
  shadow(500, 398, 60),
  figure(112, 384, 158, {
    view: 'side',
    pose: 'walk',
    hair: 'plaits',
    tone: hairs.brown,
    skin: 0,
    coat: cloth.sky,
    bag: cloth.tile,
    legs: cloth.night,
    skirt: true,
    age: 'small',
  }),
  figure(194, 400, 176, {
    view: 'side',
    pose: 'walk',
    hair: 'curls',
    skin: 3,
    coat: cloth.sand,
    bag: cloth.sea,
    legs: cloth.night,
  }),
  figure(284, 398, 214, {
    view: 'side',
    pose: 'walk',
    age: 'tall',
    arms: 'book',
    hair: 'scarf',
    tone: cloth.sea,
    skin: 1,
    coat: cloth.cedar,
    legs: cloth.night,
    skirt: true,
  }),
  figure(410, 412, 206, {
    pose: 'wheels',
    hair: 'crop',
    tone: hairs.chestnut,
    skin: 0,
    coat: cloth.tile,
    legs: cloth.sea,
    age: 'small',
  }),
  figure(500, 396, 150, {
    view: 'side',
    pose: 'walk',
    arms: 'out',
    hair: 'pony',
    skin: 2,
    coat: cloth.white,
    legs: cloth.night,
    bag: cloth.sand,
    age: 'small',
  }),
];

const car = [
  shape(ink, 'M566 448Q640 470 740 452V420H580z'),
  shape(ramleh[4], 'M740 262H660Q628 264 610 316L572 334Q556 342 556 366V424Q556 436 570 438L740 442z'),
  shape(ramleh[5], 'M740 372H556V424Q556 436 570 438L740 442z'),
  shape(sea[3], 'M740 278H666Q644 280 630 318H740z'),
  shape(white, 'M562 352L600 346V372L560 374z'),
  shape(ink, 'M640 442a42 42 0 0 1 84 0z'),
];

const random = seeded(3);
const drops = Array.from({ length: 44 }, () => d`M${random(10, 740)} ${random(-10, 430)}l-7 24`);

export const awareness = picture(
  720,
  480,
  ...zebraStreet,
  line(sea[1], 2, drops.join('')),
  ...people,
  ...umbrella,
  ...car,
);
