import { box, disc, group, line, oval, picture, round, shape } from '../kit/kit.mjs';
import { cedar, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { cypress, umbrellaPine } from '../kit/trees.mjs';

const opening = round(250, 214, 62, 404);

const beyond = [
  box(sea[1], 240, 50, 240, 200),
  disc(ramleh[1], 300, 150, 60),
  shape(sea[3], 'M330 214L392 160L430 186L480 140V240H330z'),
  box(sea[5], 240, 206, 240, 90),
  shape(sea[6], 'M240 246Q330 236 480 250V330H240z'),
  line(ramleh[1], 2.5, 'M272 214h58M280 222h42M286 230h30M292 238h18'),
  shape(white, 'M400 190V222H380z'),
  shape(tile[5], 'M374 226H416L408 233H382z'),
  shape(cedar[6], 'M240 300Q300 262 372 276T480 262V420H240z'),
  shape(cedar[8], 'M340 420Q400 330 480 316V420z'),
  shape(ramleh[2], 'M336 272H352Q350 300 322 322T318 362Q350 386 420 410H250Q262 376 286 352T330 304Q342 290 336 272z'),
  shape(ramleh[4], 'M346 272H352Q350 300 322 322T318 362Q350 386 420 410H386Q318 386 306 360T318 318Q346 298 346 272z'),
  cypress(446, 296, 76),
  cypress(428, 290, 50),
  umbrellaPine(276, 314, 96, -10),
];

const wall = [
  box(ramleh[2], 0, 0, 720, 480),
  shape(ramleh[1], 'M0 0H560L180 480H0z'),
  line(
    ramleh[4],
    2,
    'M0 84H216M0 176H226M0 268H226M0 360H226M496 84H720M496 176H720M496 268H720M496 360H720M92 0V84M150 84V176M58 176V268M176 268V360M96 360V404M640 0V84M560 84V176M684 176V268M610 360V404',
  ),
  shape(ramleh[4], round(226, 270, 36, 404)),
  shape(white, round(222, 262, 34, 404)),
  line(
    ramleh[4],
    2,
    'M222 210L250 204M232 150L258 158M262 92L286 112M308 52L320 82M354 34V62M400 50L390 80M446 92L426 112M474 150L452 158M486 210L464 204',
  ),
];

const reveal = [shape(ramleh[4], 'M464 404V169A107 107 0 0 0 357 62A107 107 0 0 0 330 66Q436 80 436 186V404z')];

const leaf = [
  shape(sea[8], 'M464 170L600 118V470L464 404z'),
  shape(sea[6], 'M476 178L588 136V448L476 396z'),
  shape(
    sea[8],
    'M490 190L524 178V290L490 292zM538 172L574 158V288L538 290zM490 308L524 308V400L490 386zM538 308L574 308V424L538 406z',
  ),
  shape(
    sea[5],
    'M490 190L496 188V292L490 292zM538 172L544 170V290L538 290zM490 308H496V389L490 386zM538 308H544V409L538 406z',
  ),
  shape(white, 'M600 118L610 114V476L600 470z'),
  disc(ramleh[4], 582, 300, 7),
];

const floor = [
  box(ramleh[4], 0, 404, 720, 80),
  shape(ramleh[1], 'M250 404H464L520 480H150z'),
  shape(ramleh[5], 'M464 404L600 470L620 480H530z'),
  shape(ramleh[2], 'M214 404H500L508 418H206z'),
  shape(ramleh[5], 'M206 418H508V424H206z'),
];

const pot = [
  oval(ramleh[5], 130, 446, 96, 10),
  shape(cedar[8], 'M96 360Q20 330 30 250Q-6 190 44 150Q40 90 104 96Q160 70 176 130Q224 160 196 220Q214 300 140 360z'),
  shape(cedar[4], 'M40 250Q4 190 50 156Q48 100 104 104Q140 96 150 120Q100 140 96 190Q50 200 40 250z'),
  ...[
    [62, 176, 13],
    [96, 132, 15],
    [140, 152, 12],
    [84, 226, 12],
    [150, 210, 15],
    [112, 276, 13],
    [170, 266, 10],
    [52, 290, 10],
  ].flatMap(([x, y, r]) => [disc(tile[7], x + 3, y + 3, r), disc(tile[5], x, y, r)]),
  shape(tile[5], 'M64 360H172L156 446H80z'),
  shape(tile[7], 'M132 360H172L156 446H128z'),
  box(tile[5], 56, 346, 124, 20),
  box(tile[7], 138, 346, 42, 20),
];

export const openDoor = picture(
  720,
  480,
  ...wall,
  `<clipPath id="o"><path d="${opening}"/></clipPath>`,
  group('clip-path="url(#o)"', ...beyond, ...reveal),
  ...floor,
  ...leaf,
  ...pot,
);
