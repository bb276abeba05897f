import { box, d, disc, group, line, picture, pointed, poly, shape } from '../kit/kit.mjs';
import { cedar, gold, ramleh, sea, white } from '../kit/palette.mjs';
import { tesserae } from '../kit/tesserae.mjs';

const [top, foot] = [282, 792];

// A sheet in three folds stands like a screen; each fold is cut with one arch of the triple window and slants its own way.
const folds = [
  { left: 52, right: 236, from: 0, to: 34, tone: white, cast: ramleh[4], crown: 430, head: 0 },
  { left: 236, right: 486, from: 34, to: 0, tone: ramleh[2], cast: ramleh[5], crown: 352, head: -30 },
  { left: 486, right: 668, from: 0, to: 36, tone: ramleh[1], cast: ramleh[4], crown: 430, head: 0 },
];

const slanted = ({ left, right, from, to }) => {
  const slope = Math.round(((to - from) / (right - left)) * 1000) / 1000;
  return `transform="matrix(1 ${slope} 0 1 0 ${Math.round(from - left * slope)})"`;
};

const opening = ({ left, right, crown }) => pointed(left + 33, right - left - 66, crown, 704);

const view = [
  box(sea[3], 40, 260, 640, 460),
  disc(ramleh[1], 176, 590, 96),
  disc(gold, 176, 590, 40),
  shape(sea[4], 'M200 620L280 520L330 560L402 470L470 540L560 490L680 560V760H200z'),
  shape(sea[5], 'M250 620L360 560L440 590L540 540L680 590V760H250z'),
  box(sea[6], 40, 606, 640, 160),
  line(ramleh[2], 3, 'M112 618h92M126 630h66M136 642h46M144 654h30M300 630h40M420 646h50'),
  poly(white, [
    [402, 578],
    [402, 632],
    [372, 632],
  ]),
  shape(ramleh[1], 'M407 588V632H424z'),
  shape(sea[9], 'M362 637H430L420 648H374z'),
  shape(cedar[8], 'M240 760V706Q330 664 460 676T680 656V760z'),
  shape(cedar[6], 'M240 760V706Q330 664 460 676Q380 684 330 760z'),
];

const sheets = folds.map((fold) =>
  group(
    slanted(fold),
    box(fold.tone, fold.left, top + fold.head, fold.right - fold.left, foot - top - fold.head),
    group('transform="translate(-7 -6)"', shape(fold.cast, opening(fold))),
    line(gold, 3, d`M${fold.left + 36} 746H${fold.right - 36}`),
  ),
);

export const protocolCover = picture(
  720,
  960,
  box(sea[8], 0, 0, 720, 960),
  shape(sea[6], 'M0 0H520L0 760z'),
  shape(sea[9], 'M52 792L236 826L486 792L668 828L720 846V900H120z'),
  ...sheets,
  `<clipPath id="c">${folds.map((fold) => `<path ${slanted(fold)} d="${opening(fold)}"/>`).join('')}</clipPath>`,
  group('clip-path="url(#c)"', ...view),
  tesserae(0, 888, 720, 4, 18, 17),
);
