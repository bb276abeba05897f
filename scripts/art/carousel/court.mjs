import { figure } from '../kit/figure.mjs';
import { at, box, disc, line, oval, picture, poly, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { camera, floorArc, plane } from '../kit/perspective.mjs';
import { cypress, umbrellaPine } from '../kit/trees.mjs';

const see = camera({ x: 300, horizon: 176, focal: 470, eye: 1.5 });

const hills = [
  box(sea[1], 0, 0, 720, 240),
  shape(sea[3], 'M0 96L84 58L150 82L262 22L330 66L420 40L520 92L620 60L720 96V220H0z'),
  shape(white, 'M262 22L302 48L284 54L266 42L244 60L224 42z'),
  shape(sea[4], 'M0 150L110 104L200 130L320 92L450 128L560 100L720 140V220H0z'),
  shape(sea[5], 'M320 92L450 128L400 190L300 200L280 140z'),
  shape(cedar[6], 'M0 150Q80 128 190 150T420 150T720 142V240H0z'),
  shape(cedar[8], 'M0 178Q160 160 330 172T720 164V240H0z'),
  cypress(40, 184, 66),
  cypress(64, 186, 50),
  umbrellaPine(640, 190, 118, -10),
  umbrellaPine(556, 186, 78, 6),
];

const wall = [
  plane(ramleh[2], see, [-12, 0, 25], [-12, 1.5, 25], [14, 1.5, 25], [14, 0, 25]),
  plane(ramleh[1], see, [-12, 1.5, 25], [-12, 1.7, 25], [14, 1.7, 25], [14, 1.5, 25]),
  ...[-11, -8.6, -4.6, -2.2, 0.2, 4, 6.4, 8.8].map((x) =>
    plane(ramleh[4], see, [x, 0, 25], [x, 1.15, 25], [x + 1.5, 1.15, 25], [x + 1.5, 0, 25]),
  ),
];

/** A painted curve: the ground between two circles. */
const chalk = (x, z, radius, from = 0, to = 360, half = 0.05) =>
  poly(white, [
    ...floorArc(see, x, z, radius - half, from, to, 28),
    ...floorArc(see, x, z, radius + half, to, from, 28),
  ]);
const band = (x1, z1, x2, z2, half = 0.045) =>
  x1 === x2
    ? plane(white, see, [x1 - half, 0, z1], [x1 - half, 0, z2], [x1 + half, 0, z2], [x1 + half, 0, z1])
    : plane(white, see, [x1, 0, z1 - half * 2], [x2, 0, z2 - half * 2], [x2, 0, z2 + half * 2], [x1, 0, z1 + half * 2]);

const floor = [
  plane(cedar[4], see, [-40, 0, 1.4], [-40, 0, 25], [40, 0, 25], [40, 0, 1.4]),
  plane(tile[5], see, [-6.4, 0, 1.4], [-6.4, 0, 23], [8, 0, 23], [8, 0, 1.4]),
  plane(tile[7], see, [-2.4, 0, 16.5], [-2.4, 0, 22], [2.6, 0, 22], [2.6, 0, 16.5]),
  band(-5.8, 1.4, -5.8, 22),
  band(7.4, 1.4, 7.4, 22),
  band(-5.8, 22, 7.4, 22),
  band(-2.4, 16.5, -2.4, 22),
  band(2.6, 16.5, 2.6, 22),
  band(-2.4, 16.5, 2.6, 16.5),
  chalk(0.1, 16.5, 2, 180, 360),
  band(-5.8, 8.2, 7.4, 8.2),
  chalk(0.8, 8.2, 2),
];

const hoop = at(
  ...see(0.1, 0, 21.6),
  1,
  box(ink, -3, -74, 6, 74),
  shape(ramleh[7], 'M3 0L44 8L44 5L3 -3z'),
  box(white, -34, -108, 68, 44),
  shape(sea[1], 'M10 -108H34V-64H-8z'),
  line(tile[5], 2.5, 'M-12 -92h24v18h-24z'),
  line(gold, 3.5, 'M-13 -68h26'),
  line(white, 1.4, 'M-12 -66L-7 -46M-4 -66L7 -46M4 -66L-7 -46M12 -66L7 -46M-9 -56h18'),
);

const cast = (x, z, tall) =>
  plane(tile[7], see, [x - 0.2, 0, z], [x + 0.2, 0, z + 0.14], [x + tall, 0, z + 0.5], [x + tall, 0, z + 0.2]);

const players = [
  {
    x: -0.9,
    z: 11.5,
    tall: 1.6,
    age: 'tall',
    view: 'side',
    pose: 'walk',
    arms: 'out',
    coat: cloth.white,
    skin: 2,
    hair: 'pony',
  },
  { x: 1.5, z: 12.2, tall: 1.66, age: 'tall', view: 'back', arms: 'up', coat: cloth.sea, legs: cloth.sea, skin: 3 },
  {
    x: -2.7,
    z: 6.6,
    tall: 1.62,
    age: 'tall',
    pose: 'wheels',
    coat: cloth.sea,
    skin: 1,
    hair: 'curls',
    tone: hairs.brown,
  },
  {
    x: 4.6,
    z: 9.4,
    tall: 1.58,
    age: 'tall',
    view: 'side',
    turn: -1,
    pose: 'walk',
    arms: 'out',
    coat: cloth.white,
    skin: 0,
  },
].map(({ x, z, tall, ...rest }) => [cast(x, z, tall), figure(...see(x, 0, z), (tall * 470) / z, rest)]);

const ball = [
  oval(tile[7], 548, 446, 150, 26),
  disc(gold, 486, 356, 104),
  shape(ramleh[5], 'M536 264.8Q590 300 590 356A104 104 0 0 1 420 436Q530 420 548 340Q552 300 536 264.8z'),
  line(ink, 4.5, 'M382 358Q486 404 590 352M470 253Q500 350 462 457M408 287Q470 340 398 411M556 279Q516 350 562 426'),
];

export const court = picture(
  720,
  480,
  ...hills,
  ...floor,
  ...wall,
  hoop,
  ...players.map(([under]) => under),
  ...players.map(([, player]) => player),
  disc(gold, 244, 88, 6.5),
  shape(ramleh[5], 'M246 82A6.5 6.5 0 0 1 241 93.6Q248 90 246 82z'),
  shape(
    tile[7],
    'M-10 452L96 420Q70 404 116 394Q150 376 196 386Q250 372 284 392Q330 398 312 416Q280 436 220 430Q160 444 112 430L-10 472z',
  ),
  ...ball,
);
