import { figure } from '../kit/figure.mjs';
import { box, picture } from '../kit/kit.mjs';
import { cloth, hairs, ramleh, sea, tile } from '../kit/palette.mjs';
import { plane } from '../kit/perspective.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';
import { graph, molecule, planets, plant, see, wall } from './poster-sheets.mjs';

const [left, ceiling, near, end] = [-2.4, 3.8, 1.3, 13];

const room = [
  box(sea[6], 0, 0, 720, 540),
  plane(sea[5], see, [left, 0, end], [left, ceiling, end], [wall, ceiling, end], [wall, 0, end]),
  plane(sea[3], see, [-1.2, 0.9, end], [-1.2, 3.1, end], [0.2, 3.1, end], [0.2, 0.9, end]),
  plane(sea[4], see, [0.7, 0.9, end], [0.7, 3.1, end], [1.6, 3.1, end], [1.6, 0.9, end]),
  plane(sea[8], see, [left, ceiling, near], [left, ceiling, end], [wall, ceiling, end], [wall, ceiling, near]),
  plane(ramleh[5], see, [left * 2, 0, near], [left, 0, end], [wall, 0, end], [wall, 0, near]),
  plane(ramleh[4], see, [-0.9, 0, near], [0.2, 0, end], [wall, 0, end], [wall, 0, near]),
  plane(ramleh[2], see, [wall, 0, near], [wall, ceiling, near], [wall, ceiling, end], [wall, 0, end]),
  plane(ramleh[1], see, [wall, 0.9, near], [wall, ceiling, near], [wall, ceiling, 6.4], [wall, 0.5, 9]),
  plane(tile[7], see, [wall, 0, near], [wall, 0.2, near], [wall, 0.2, end], [wall, 0, end]),
];

const visitors = [
  {
    x: 0.9,
    z: 10,
    tall: 1.7,
    age: 'tall',
    hair: 'crop',
    tone: hairs.grey,
    coat: cloth.night,
    view: 'side',
    legs: cloth.night,
  },
  { x: 0.2, z: 9.2, tall: 1.4, hair: 'long', tone: hairs.chestnut, skin: 0, coat: cloth.tile, view: 'side' },
  { x: 0.95, z: 6.6, tall: 1.35, hair: 'curls', skin: 3, coat: cloth.gold, view: 'side', arms: 'up', age: 'small' },
  {
    x: 0.2,
    z: 6,
    tall: 1.65,
    age: 'tall',
    hair: 'scarf',
    tone: cloth.cedar,
    skin: 1,
    coat: cloth.sea,
    legs: cloth.night,
    view: 'side',
    skirt: true,
  },
  {
    x: 0.75,
    z: 4.4,
    tall: 1.32,
    hair: 'pony',
    tone: hairs.brown,
    skin: 0,
    coat: cloth.white,
    view: 'side',
    arms: 'out',
    age: 'small',
    skirt: true,
    legs: cloth.night,
  },
  { x: -0.1, z: 4, tall: 1.5, hair: 'crop', skin: 2, coat: cloth.tile, view: 'side' },
].map(({ x, z, tall, ...o }) => {
  const [px, py] = see(x, 0, z);
  return (
    plane(
      ramleh[7],
      see,
      [x - 0.1, 0, z - 0.12],
      [x + 0.8, 0, z + 0.3],
      [x + 0.86, 0, z + 0.1],
      [x + 0.14, 0, z - 0.16],
    ) + figure(px, py, (tall * 560) / z, o)
  );
});

const [wx, wy] = see(0.62, 0, 2.95);

export const posters = picture(
  720,
  540,
  ...room,
  ...graph(9),
  ...planets(7.1),
  ...plant(5.5),
  ...molecule(3.75),
  ...graph(3.75),
  ...planets(1.9),
  ...visitors,
  wheelsAway(wx, wy, (1.5 * 560) / 2.95, { hair: 'bob', tone: hairs.dark, skin: 1, coat: cloth.cedar }),
  figure(566, 690, 440, {
    view: 'back',
    hair: 'curls',
    tone: hairs.chestnut,
    skin: 0,
    coat: cloth.tile,
    bag: cloth.night,
  }),
);
