import { bright, foot, house, sepia } from './history/house.mjs';
import { figure } from './kit/figure.mjs';
import { box, disc, group, line, oval, picture, pointed, round, shape } from './kit/kit.mjs';
import { cedar, cloth, ramleh, sea, tile, white } from './kit/palette.mjs';
import { cypress } from './kit/trees.mjs';

/** Where the two ages meet: the trunk of the tree covers the line. */
const seam = 352;

const past = [
  box(ramleh[1], 0, 0, seam, 405),
  disc(white, 60, 76, 30),
  shape(ramleh[2], 'M0 208L70 160L120 190L190 128L260 180L360 140V300H0z'),
  shape(ramleh[4], 'M0 262Q90 230 180 244T360 238V360H0z'),
  ...house(sepia, 74, 300),
  box(ramleh[5], 74, 200, 14, 3),
  shape(ramleh[7], 'M74 146H66V352H78z'),
  box(ramleh[4], 0, foot, seam, 60),
  shape(ramleh[5], 'M0 372Q120 356 220 372T360 366V405H0z'),
  line(ramleh[7], 3, 'M40 352V300M40 324L24 308M40 316L54 302'),
  shape(ramleh[5], 'M12 312Q14 284 40 282Q66 284 68 310Q40 300 12 312z'),
];

const present = [
  box(sea[1], seam, 0, 380, 405),
  shape(sea[3], 'M352 160L430 108L500 150L590 84L660 138L720 110V300H352z'),
  shape(sea[4], 'M352 220Q470 178 560 206T720 190V320H352z'),
  box(sea[5], 620, 224, 110, 60),
  line(sea[3], 2, 'M650 236h26M684 246h30M660 258h34'),
  shape(cedar[6], 'M600 300Q660 258 720 262V405H600z'),
  cypress(690, 330, 92),
  cypress(668, 336, 66),
  shape(ramleh[4], 'M606 146H650V352H606z'),
  shape(tile[7], 'M566 92L606 92L662 146H618z'),
  ...house(bright, 330, 276),
  ...[616, 632].map((x) => shape(sea[8], pointed(x, 11, 186, 238)) + shape(sea[8], round(x, 11, 292, 330))),
  box(ramleh[5], 606, 246, 44, 6),
  shape(sea[3], 'M606 268H700V352H606z'),
  shape(sea[5], 'M606 268L660 352H606zM676 268H700V352L690 330z'),
  line(white, 3, 'M606 268H702M638 268V352M670 268V352M701 268V352M606 310H700'),
  box(cedar[4], seam, foot, 380, 60),
  shape(ramleh[2], 'M430 352H520Q540 376 600 405H380Q440 378 430 352z'),
  shape(cedar[6], 'M600 405Q650 366 720 362V405z'),
];

const tree = [
  shape(tile[7], 'M332 360Q352 250 344 60H364Q362 250 384 360Q396 372 410 378H310Q324 372 332 360z'),
  shape(tile[5], 'M332 360Q352 250 344 60H351Q356 260 346 378H310Q324 372 332 360z'),
  shape(tile[7], 'M352 190Q394 140 430 76L440 80Q400 164 358 222z'),
  shape(
    cedar[8],
    'M178 92Q176 44 246 38Q290 -8 370 -2Q450 -14 486 30Q556 36 552 92Q500 74 446 92Q390 112 340 92Q250 74 178 92z',
  ),
  shape(cedar[4], 'M184 76Q190 50 250 46Q294 2 370 6Q420 -2 446 18Q380 22 338 54Q256 44 184 76z'),
];

export const history = picture(
  720,
  405,
  ...past,
  `<clipPath id="n"><path d="M${seam} 0H720V405H${seam}z"/></clipPath>`,
  group('clip-path="url(#n)"', ...present),
  oval(ramleh[5], 330, 381, 120, 7),
  ...tree,
  figure(206, 388, 84, {
    age: 'small',
    view: 'side',
    pose: 'walk',
    coat: [ramleh[7], '#5f3f10'],
    legs: [ramleh[7], '#5f3f10'],
    bag: [ramleh[2], ramleh[4]],
    tone: ['#5f3f10', '#5f3f10'],
    hair: 'crop',
    skin: 1,
  }),
  figure(474, 392, 88, {
    age: 'small',
    view: 'side',
    pose: 'walk',
    coat: cloth.sea,
    bag: cloth.gold,
    hair: 'pony',
    skin: 1,
  }),
  figure(522, 386, 82, {
    age: 'small',
    view: 'side',
    pose: 'walk',
    coat: cloth.tile,
    bag: cloth.night,
    hair: 'curls',
    skin: 3,
  }),
);

export const pictures = { history };
