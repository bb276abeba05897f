import { figure } from '../kit/figure.mjs';
import { box, d, line, oval, picture, round, shape } from '../kit/kit.mjs';
import { cloth, gold, hairs, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { wheelsAway } from '../kit/wheelchair.mjs';
import { fir, lights } from './fir.mjs';

const dusk = [
  box(sea[9], 0, 0, 720, 380),
  shape(sea[8], 'M-10 120Q200 60 420 110T740 90V360H-10z'),
  shape(sea[6], 'M-10 220L80 150L150 190L250 108L350 184L460 130L560 190L740 120V380H-10z'),
  shape(white, 'M250 108L286 136L266 132L252 144L236 132L222 134zM460 130L490 148L470 146L456 154L438 144z'),
  shape(sea[5], 'M80 150L150 190L120 210zM250 108L286 136L266 132L300 200L350 184z'),
];

const wing = [
  shape(sea[5], 'M-10 150H210V372H-10z'),
  shape(sea[6], 'M210 150L262 176V366L210 372z'),
  shape(tile[7], 'M-10 152L20 110H180L222 152z'),
  shape(tile[5], 'M-10 152V112H20L-2 152z'),
  ...[10, 78, 146].map(
    (x) => shape(ramleh[4], round(x, 44, 186, 252)) + shape(gold, d`M${x} 252V208a22 22 0 0 1 22 -22V252z`),
  ),
  ...[-2, 68, 138].map(
    (x) => shape(ramleh[5], round(x, 56, 284, 372)) + shape(ramleh[4], d`M${x} 372V312a28 28 0 0 1 28 -28V372z`),
  ),
  box(ramleh[2], -10, 266, 222, 6),
];

const ground = [
  box(sea[8], 0, 366, 720, 180),
  shape(sea[6], 'M-10 366H210L120 550H-10z'),
  oval(sea[5], 470, 456, 250, 46),
  oval(ramleh[5], 466, 452, 196, 32),
];

const [cx, top] = [478, 30];
const pot = [
  shape(ramleh[4], d`M${cx - 50} 400h100l-12 56h-76z`),
  shape(ramleh[5], d`M${cx + 10} 400h40l-12 56h-30z`),
  box(ramleh[2], cx - 56, 392, 112, 12),
];

const children = [
  figure(322, 446, 118, {
    view: 'side',
    hair: 'curls',
    skin: 3,
    coat: cloth.tile,
    arms: 'up',
    age: 'small',
    legs: cloth.sky,
  }),
  figure(640, 448, 124, {
    view: 'side',
    turn: -1,
    hair: 'bob',
    tone: hairs.brown,
    skin: 0,
    coat: cloth.white,
    age: 'small',
    skirt: true,
    legs: cloth.tile,
  }),
  figure(244, 470, 176, {
    view: 'back',
    hair: 'scarf',
    tone: cloth.sand,
    skin: 1,
    coat: cloth.sky,
    skirt: true,
    age: 'tall',
    legs: cloth.night,
  }),
  figure(182, 482, 138, {
    view: 'back',
    hair: 'plaits',
    tone: hairs.chestnut,
    skin: 0,
    coat: cloth.tile,
    age: 'small',
    legs: cloth.white,
    arms: 'up',
  }),
  wheelsAway(392, 524, 214, { hair: 'crop', tone: hairs.dark, skin: 2, coat: cloth.sand }),
  figure(566, 540, 222, {
    view: 'back',
    hair: 'pony',
    tone: hairs.dark,
    skin: 1,
    coat: cloth.tile,
    legs: cloth.sky,
    age: 'small',
  }),
  figure(60, 640, 380, {
    view: 'back',
    hair: 'crop',
    tone: hairs.grey,
    skin: 1,
    coat: cloth.night,
    legs: cloth.night,
    age: 'tall',
  }),
];

const cord = [
  line(sea[4], 2, 'M-10 60Q180 160 478 40M740 20Q620 90 478 40'),
  line(ramleh[2], 8, 'M30 80h0M84 100h0M140 112h0M200 116h0M262 110h0M324 96h0M384 74h0M550 58h0M612 58h0M668 46h0'),
];

export const courtyardTree = picture(
  720,
  540,
  ...dusk,
  ...wing,
  ...ground,
  ...cord,
  ...fir(cx, top),
  ...lights(cx, top),
  ...pot,
  ...children,
);
