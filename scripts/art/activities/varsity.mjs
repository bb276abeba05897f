import { figure } from '../kit/figure.mjs';
import { box, d, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { umbrellaPine } from '../kit/trees.mjs';

const sky = [
  box(sea[3], 0, 0, 720, 400),
  shape(sea[1], 'M0 0H470L40 400H0z'),
  shape(sea[4], 'M-10 300L120 214L196 252L318 168L420 246L520 206L740 310V390H-10z'),
  shape(sea[5], 'M318 168L420 246L520 206L740 310V390H330L352 250z'),
  shape(cedar[4], 'M-10 336Q150 290 320 320T740 312V400H-10z'),
];

const house = (x, y, w, h) =>
  box(ramleh[1], x, y - h, w, h) +
  box(ramleh[4], x + w, y - h, w * 0.45, h) +
  shape(tile[5], d`M${x - 3} ${y - h}l${w * 0.34} ${-h * 0.35}h${w * 0.9}L${x + w} ${y - h}z`) +
  shape(tile[7], d`M${x + w * 1.24} ${y - h * 1.35}L${x + w * 1.48} ${y - h}H${x + w}z`) +
  shape(
    sea[6],
    d`M${x + w * 0.2} ${y}v${-h * 0.6}h${w * 0.2}v${h * 0.6}zM${x + w * 0.6} ${y}v${-h * 0.6}h${w * 0.2}v${h * 0.6}z`,
  );

const town = [
  house(36, 342, 44, 34),
  house(118, 330, 34, 28),
  house(262, 336, 50, 40),
  house(366, 334, 32, 26),
  house(560, 330, 40, 34),
];

const court = [
  box(cedar[8], 0, 342, 720, 20),
  line(cedar[9], 3, 'M40 342v20M140 342v20M240 342v20M340 342v20M440 342v20M540 342v20M640 342v20'),
  box(tile[5], 0, 360, 720, 120),
  shape(tile[7], 'M300 360H740V480H460z'),
  line(white, 4, 'M-10 376H730M168 376L20 486M512 376L690 486M94 430H600'),
  `<ellipse cx="350" cy="430" rx="120" ry="22" fill="none" stroke="#fff" stroke-width="4"/>`,
];

const shadow = (x, y, w) => oval(hairs.chestnut[1], x + w * 0.5, y, w, w * 0.1);

const players = [
  shadow(196, 440, 60),
  figure(190, 440, 176, {
    hair: 'curls',
    skin: 3,
    coat: cloth.white,
    legs: cloth.sea,
    arms: 'up',
    view: 'back',
    pose: 'walk',
  }),
  shadow(74, 462, 70),
  figure(74, 462, 190, {
    pose: 'wheels',
    hair: 'crop',
    tone: hairs.dark,
    skin: 1,
    coat: cloth.cedar,
    legs: cloth.night,
  }),
  shadow(320, 452, 64),
  figure(316, 418, 196, {
    hair: 'pony',
    tone: hairs.brown,
    skin: 0,
    coat: cloth.cedar,
    legs: cloth.night,
    arms: 'up',
    view: 'back',
    pose: 'walk',
  }),
  shadow(432, 436, 50),
  figure(428, 436, 160, {
    hair: 'scarf',
    tone: cloth.night,
    skin: 2,
    coat: cloth.white,
    legs: cloth.sea,
    arms: 'out',
    view: 'back',
  }),
];

const hoop = [
  shape(ink, 'M648 500L664 200H700L712 500z'),
  shape(sea[9], 'M684 200H700L712 500H680z'),
  shape(ink, 'M478 208L730 262V274L486 218z'),
  shape(white, 'M478 28L730 -44V262L478 208z'),
  shape(sea[1], 'M640 -18L730 -44V262L560 226z'),
  shape(tile[5], 'M544 96L664 76V208L544 186zM556 106V177L652 194V90z'),
  shape(ink, 'M478 28L490 25V211L478 208z'),
];

const net = [
  `<ellipse cx="508" cy="232" rx="78" ry="20" fill="none" stroke="${tile[7]}" stroke-width="8" transform="rotate(5 508 232)"/>`,
  line(
    white,
    3,
    'M432 230L470 322M452 244L512 328M486 250L540 322M520 254L474 326M552 252L508 330M580 240L544 320M440 262Q500 284 572 264M452 292Q502 312 560 294',
  ),
  `<path d="M431 224A78 20 5 0 0 586 240" fill="none" stroke="${tile[5]}" stroke-width="8"/>`,
  shape(tile[7], 'M576 216L600 206V236L584 246z'),
];

const ball = `<g transform="translate(396 112) rotate(-24)">${[
  disc(tile[5], 0, 0, 74),
  shape(tile[7], 'M52 -53A74 74 0 0 1 -32 67Q62 40 52 -53z'),
  line(ink, 4, 'M-74 0Q0 -22 74 0M0 -74Q-20 0 0 74M-56 -48Q-6 -14 -48 56M50 -54Q12 -8 54 50'),
].join('')}</g>`;

export const varsity = picture(
  720,
  480,
  ...sky,
  umbrellaPine(20, 352, 150, -6),
  ...town,
  umbrellaPine(474, 350, 88, 6),
  ...court,
  ...players,
  ...hoop,
  ball,
  ...net,
);
