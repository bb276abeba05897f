import { box, d, disc, line, picture, shape } from '../kit/kit.mjs';
import { cedar, gold, hairs, ink, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';
import { cypress, umbrellaPine } from '../kit/trees.mjs';

const distance = [
  box(sea[1], 0, 0, 720, 300),
  shape(sea[3], 'M-10 150L70 96L136 128L240 44L318 108L380 82L470 150L570 104L740 176V320H-10z'),
  shape(white, 'M240 44L286 82L262 78L240 92L220 76L192 88zM70 96L102 112L84 114L66 110L44 118z'),
  shape(sea[4], 'M240 44L318 108L380 82L470 150L570 104L740 176V320H300L340 190L280 120z'),
  shape(sea[5], 'M-10 220Q90 160 200 206L330 158Q420 190 520 176T740 206V340H-10z'),
  shape(sea[6], 'M330 158Q420 190 520 176T740 206V340H420Q440 250 330 158z'),
];

const house = (x, y, w) =>
  box(ramleh[1], x, y - w * 0.8, w, w * 0.8) +
  box(ramleh[4], x + w, y - w * 0.8, w * 0.5, w * 0.8) +
  shape(tile[5], d`M${x - 2} ${y - w * 0.8}l${w * 0.3} ${-w * 0.3}h${w * 0.9}l${-w * 0.2} ${w * 0.3}z`) +
  shape(tile[7], d`M${x + w * 1.2} ${y - w * 1.1}l${w * 0.36} ${w * 0.3}H${x + w}z`);

const valley = [
  shape(cedar[4], 'M-10 280Q120 214 260 262T520 240L740 260V400H-10z'),
  shape(cedar[6], 'M260 262Q400 290 520 240L740 260V400H360z'),
  line(ramleh[4], 3, 'M20 298Q110 262 210 276M30 316Q120 284 230 296'),
  house(70, 268, 22),
  house(112, 256, 16),
  house(140, 270, 20),
  house(196, 262, 15),
  box(ramleh[1], 170, 216, 11, 42),
  shape(tile[7], 'M168 216l7.5 -12l7.5 12z'),
  cypress(58, 272, 34),
  cypress(232, 270, 40),
];

const slope = [
  shape(cedar[8], 'M-10 372Q160 330 330 330Q520 330 740 216V490H-10z'),
  shape(ramleh[4], 'M740 232Q560 330 360 352Q150 366 -10 420V490H160Q380 430 520 404Q660 372 740 318z'),
  shape(sea[9], 'M740 226Q560 322 356 344Q150 358 -10 410V470Q210 410 400 390Q600 366 740 292z'),
  shape(sea[8], 'M740 226Q560 322 356 344Q150 358 -10 410V436Q160 380 372 364Q570 342 740 256z'),
  line(ramleh[2], 3, 'M-4 438Q90 408 170 394M230 385Q310 376 380 368M620 326Q680 296 740 264'),
  shape(ramleh[2], 'M-10 482Q220 424 404 402Q604 378 740 304V316Q604 392 404 416Q220 438 -10 498z'),
  shape(ramleh[5], 'M-10 492Q220 436 404 412Q604 388 740 314V490H-10z'),
];

const pupil = (x, skin, hair) =>
  disc(skins[skin][1], x, -88, 9) +
  shape(hairs[hair][0], d`M${x - 10} -86a10 11 0 0 1 20 0q-4 -6 -10 -5t-10 5z`) +
  shape(ink, d`M${x - 13} -66q0 -13 13 -13t13 13z`);

const bus = turned(
  300,
  372,
  -11,
  shape(ink, 'M-20 6H300L330 16H10z'),
  shape(white, 'M0 -118Q0 -128 12 -128H262Q288 -128 296 -100L306 -58Q320 -54 320 -40V-6H0z'),
  shape(sea[1], 'M230 -128H262Q288 -128 296 -100L306 -58Q320 -54 320 -40V-6H240z'),
  shape(gold, 'M0 -52H306Q320 -52 320 -40V-26H0z'),
  shape(ramleh[5], 'M240 -52H306Q320 -52 320 -40V-26H240z'),
  shape(tile[5], 'M0 -26H320V-6H0z'),
  shape(tile[7], 'M240 -26H320V-6H240z'),
  shape(sea[5], 'M14 -112H240V-66H14zM252 -112H266Q280 -110 286 -96L293 -66H252z'),
  pupil(34, 1, 'brown'),
  pupil(84, 3, 'dark'),
  pupil(130, 0, 'chestnut'),
  pupil(200, 2, 'dark'),
  shape(sea[3], 'M14 -112H44L14 -80zM104 -112H140L110 -66H74zM252 -112H264L252 -90z'),
  box(white, 56, -112, 6, 46),
  box(white, 108, -112, 6, 46),
  box(white, 160, -112, 6, 46),
  box(sea[3], 224, -112, 5, 106),
  box(white, 240, -112, 12, 106),
  ...[40, 96, 150].map((x, i) => box([tile[5], cedar[6], sea[6]][i], x, -146 + i * 2, 44 - i * 4, 18 - i * 2)),
  line(ink, 3, 'M24 -130H220'),
  ...[62, 262].map((x) => disc(ink, x, -4, 27) + disc(ramleh[4], x, -4, 12) + disc(ink, x + 1, -3, 6)),
  disc(ramleh[1], 312, -38, 7),
);

/** The kerb's upper edge follows the road. */
const edge = (t) => {
  const [a, b, c] =
    t < 1
      ? [
          [-10, 482],
          [220, 424],
          [404, 402],
        ]
      : [
          [404, 402],
          [604, 378],
          [740, 304],
        ];
  const u = t % 1;
  return [0, 1].map((k) => a[k] * (1 - u) ** 2 + 2 * b[k] * u * (1 - u) + c[k] * u * u);
};

const stones = Array.from({ length: 12 }, (_, i) => {
  const [[x, y], [x2, y2]] = [edge(i / 6 + 0.01), edge(i / 6 + 0.14)];
  return (
    shape(ramleh[4], d`M${x} ${y + 13}L${x2} ${y2 + 13}V${y2 + 32}L${x} ${y + 32}z`) +
    shape(ramleh[1], d`M${x} ${y - 2}L${x2} ${y2 - 2}V${y2 + 13}L${x} ${y + 13}z`)
  );
});

const bushes = [
  shape(
    cedar[8],
    'M380 490Q392 448 430 456Q446 426 486 440Q520 412 556 440Q590 416 622 436Q650 400 690 420L740 396V490z',
  ),
  shape(
    cedar[4],
    'M380 490Q392 448 430 456Q446 426 486 440Q456 452 452 478Q424 462 400 490zM500 446Q524 420 556 440Q530 444 520 470Q512 456 500 446zM628 440Q650 400 690 420Q660 426 650 456Q640 444 628 440z',
  ),
];

export const outings = picture(
  720,
  480,
  ...distance,
  ...valley,
  ...slope,
  umbrellaPine(650, 264, 168, -10),
  umbrellaPine(566, 300, 120, 8),
  bus,
  ...stones,
  ...bushes,
  umbrellaPine(64, 500, 420, 22),
);
