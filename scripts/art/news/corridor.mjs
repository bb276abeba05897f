import { figure } from '../kit/figure.mjs';
import { picture } from '../kit/kit.mjs';
import { cloth, hairs, sea } from '../kit/palette.mjs';
import { plane } from '../kit/perspective.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';
import { passage, see } from './passage.mjs';

const people = [
  { x: 0.3, z: 12.6, tall: 1.5, hair: 'crop', coat: cloth.night, legs: cloth.night, view: 'front' },
  { x: -0.3, z: 10.6, tall: 1.4, hair: 'long', tone: hairs.brown, skin: 0, coat: cloth.tile, bag: cloth.gold },
  {
    x: 1.1,
    z: 8.4,
    tall: 1.7,
    age: 'tall',
    hair: 'scarf',
    tone: cloth.sea,
    skin: 2,
    coat: cloth.sand,
    legs: cloth.night,
    view: 'front',
    arms: 'out',
    skirt: true,
  },
  {
    x: -0.75,
    z: 6.2,
    tall: 1.3,
    hair: 'plaits',
    tone: hairs.dark,
    skin: 1,
    coat: cloth.sky,
    bag: cloth.tile,
    skirt: true,
    legs: cloth.white,
  },
  { x: -0.15, z: 5.3, tall: 1.5, hair: 'curls', skin: 3, coat: cloth.tile, bag: cloth.night, age: 'middle' },
].map(({ x, z, tall, ...o }) => {
  const [px, py] = see(x, 0, z);
  const size = (tall * 560) / z;
  return (
    plane(
      sea[6],
      see,
      [x - 0.1, 0, z - 0.1],
      [x + tall * 0.9, 0, z + 0.5],
      [x + tall * 1.1, 0, z + 0.2],
      [x + 0.14, 0, z - 0.16],
    ) + figure(px, py, size, { view: 'back', pose: 'walk', age: 'small', ...o })
  );
});

const [wx, wy] = see(0.95, 0, 3.9);

export const corridor = picture(
  720,
  540,
  ...passage,
  ...people,
  wheelsAway(wx, wy, (1.5 * 560) / 3.9, { hair: 'bun', tone: hairs.chestnut, skin: 0, coat: cloth.gold }),
);
