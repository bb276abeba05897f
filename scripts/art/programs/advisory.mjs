import { figure } from '../kit/figure.mjs';
import { at, box, d, disc, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { clipped } from '../kit/placed.mjs';

const wall = [
  box(ramleh[2], 0, 0, 720, 214),
  shape(ramleh[1], 'M330 0H560L430 214H200z'),
  box(ramleh[4], 0, 204, 720, 12),
];

const openings = pointed(36, 92, 34, 176) + pointed(140, 118, -4, 176) + pointed(270, 92, 34, 176);
const windows = [
  ...[
    [28, 108, 22],
    [132, 134, -18],
    [262, 108, 22],
  ].map(([x, w, top]) => shape(ramleh[4], pointed(x, w, top, 176))),
  clipped(
    'a',
    openings,
    box(sea[1], 0, 0, 400, 180),
    disc(ramleh[1], 96, 108, 62),
    disc(gold, 96, 108, 26),
    shape(sea[4], 'M150 146L216 84L262 118L306 66L380 130V180H150z'),
    shape(sea[5], 'M0 142H200L260 150H380V180H0z'),
    shape(cedar[6], 'M180 180Q250 140 380 152V180z'),
  ),
  line(white, 3, 'M82 36V176M199 0V176M316 36V176M36 96H128M140 92H258M270 96H362'),
  shape(ramleh[1], 'M16 174H382V186H16z'),
  shape(ramleh[4], 'M16 186H382V191H16z'),
];

const clock = [
  disc(ramleh[5], 590, 88, 73),
  disc(cedar[8], 584, 82, 72),
  disc(white, 584, 82, 61),
  shape(gold, 'M584 82V26A56 56 0 0 1 640 82z'),
  line(
    ink,
    3,
    'M584 24v8M584 132v8M526 82h8M634 82h8M555 32l3 6M613 32l-3 6M534 53l6 3M634 53l-6 3M534 111l6 -3M634 111l-6 -3M555 132l3 -6M613 132l-3 -6',
  ),
  line(ink, 6, 'M584 82L556 62'),
  line(tile[5], 4, 'M584 82L634 82'),
  disc(ink, 584, 82, 6),
];

const floor = [
  box(ramleh[5], 0, 216, 720, 264),
  shape(ramleh[4], 'M70 216H156L330 480H130zM176 216H286L590 480H380zM306 216H392L760 450V480H640z'),
  oval(sea[6], 372, 352, 258, 92),
  oval(sea[5], 368, 348, 240, 82),
  shape(sea[4], 'M160 310Q230 270 300 268L420 428Q360 432 300 426zM344 266Q430 266 500 280L590 380Q540 408 480 420z'),
];

const chairFront = (x, y, s) =>
  at(
    x,
    y,
    s,
    line(tile[7], 4, 'M-21 0V-84M21 0V-84'),
    shape(tile[5], 'M-26 -92Q0 -97 26 -92V-64H-26z'),
    shape(tile[7], 'M6 -95.5Q18 -94 26 -92V-64H6z'),
    shape(tile[7], 'M-25 -46H25V-36H-25z'),
  );

const chairBack = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${[
    line(ink, 4, 'M-20 0V-50M20 0V-50'),
    shape(tile[7], 'M-22 -50H22V-44H-22z'),
    shape(tile[5], 'M-23 -92Q0 -98 23 -92V-64Q0 -69 -23 -64z'),
    shape(tile[7], 'M6 -96Q16 -94 23 -92V-64Q14 -67 6 -67.5z'),
  ].join('')}</g>`;

/** Someone on a chair who looks towards us: the lap hides the seat. */
const facing = (x, y, h, o) =>
  chairFront(x, y, h / 158) +
  `<g transform="translate(0 ${Math.round(h * 0.16)})">${clipped(
    `f${x}`,
    d`M${x - h} ${y - h * 1.2}H${x + h}V${y - h * 0.44}H${x - h}z`,
    figure(x, y, h, o),
  )}</g>` +
  shape(
    o.legs[1],
    d`M${x - h * 0.1} ${y - h * 0.2}h${h * 0.08}V${y - 3}h${-h * 0.07}zM${x + h * 0.1} ${y - h * 0.2}h${-h * 0.08}V${y - 3}h${h * 0.07}z`,
  ) +
  shape(
    o.legs[0],
    d`M${x - h * 0.1} ${y - h * 0.31}H${x + h * 0.1}L${x + h * 0.12} ${y - h * 0.19}q0 ${h * 0.02} ${-h * 0.02} ${h * 0.02}H${x - h * 0.1}q${-h * 0.02} 0 ${-h * 0.02} ${-h * 0.02}z`,
  ) +
  line(o.legs[1], 2, d`M${x} ${y - h * 0.27}V${y - h * 0.17}`) +
  box(ink, x - h * 0.1, y - 5, h * 0.08, 6) +
  box(ink, x + h * 0.02, y - 5, h * 0.08, 6);

/** Someone on a chair, seen from behind. */
const away = (x, y, h, o) =>
  `<g transform="translate(0 ${Math.round(h * 0.16)})">${clipped(
    `b${x}`,
    d`M${x - h} ${y - h * 1.2}H${x + h}V${y - h * 0.43}H${x - h}z`,
    figure(x, y, h, { ...o, view: 'back' }),
  )}</g>` + chairBack(x, y, h / 178);

const seatSide = (x, y, s, t) =>
  `<g transform="translate(${x} ${y}) scale(${s * t} ${s})">${[
    line(tile[7], 4, 'M-16 0V-38M14 0V-38'),
    line(tile[5], 4, 'M-16 -38V-78'),
    shape(tile[5], 'M-19 -42H18V-36H-19z'),
    shape(tile[7], 'M-20 -82h6v24h-6z'),
  ].join('')}</g>`;

const circle = [
  facing(258, 316, 172, { hair: 'long', tone: hairs.brown, skin: 1, coat: cloth.cedar, legs: cloth.night }),
  facing(362, 304, 190, {
    hair: 'bun',
    tone: hairs.grey,
    skin: 0,
    coat: cloth.night,
    legs: cloth.sea,
    age: 'tall',
    arms: 'book',
  }),
  facing(478, 312, 166, { hair: 'curls', skin: 3, coat: cloth.white, legs: cloth.night }),
  seatSide(132, 384, 1.42, 1),
  figure(136, 384, 212, { pose: 'sit', hair: 'scarf', tone: cloth.sky, skin: 2, coat: cloth.tile, legs: cloth.night }),
  figure(604, 388, 214, {
    pose: 'wheels',
    turn: -1,
    hair: 'crop',
    tone: hairs.brown,
    skin: 1,
    coat: cloth.sand,
    legs: cloth.sea,
  }),
  away(226, 474, 250, { hair: 'pony', tone: hairs.chestnut, skin: 0, coat: cloth.white, legs: cloth.night }),
  chairBack(372, 486, 1.42),
  away(510, 478, 258, { hair: 'crop', skin: 2, coat: cloth.cedar, legs: cloth.night }),
];

export const advisory = picture(720, 480, ...wall, ...windows, ...clock, ...floor, ...circle);
