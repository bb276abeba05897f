import { head } from '../kit/head.mjs';
import { at, box, disc, group, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, hairs, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';

const boat = (x, foot, size, turn = 0) =>
  `<g transform="translate(${x} ${foot}) rotate(${turn}) scale(${size})">${[
    oval(sea[8], 8, 2, 44, 4),
    shape(white, 'M-6 -20L6 -54L24 -20z'),
    shape(sea[3], 'M6 -54L24 -20H11z'),
    shape(white, 'M-42 -28L-19 -17H30L52 -28L32 0H-20z'),
    shape(sea[3], 'M52 -28L30 -17L16 0H32zM-42 -28L-19 -17L-8 0H-20z'),
  ].join('')}</g>`;

const window = [
  box(ramleh[1], 0, 0, 720, 480),
  shape(ramleh[2], 'M470 0H720V330H560z'),
  box(ramleh[4], 44, 16, 420, 252),
  box(white, 38, 10, 414, 252),
  '<clipPath id="w"><path d="M50 22H240V250H50zM250 22H440V250H250z"/></clipPath>',
  group(
    'clip-path="url(#w)"',
    box(sea[1], 40, 10, 420, 250),
    disc(white, 122, 84, 30),
    shape(sea[3], 'M40 160L130 116L190 150L286 82L360 140L460 104V200H40z'),
    shape(sea[4], 'M200 182L300 140L370 160L460 138V220H200z'),
    box(sea[5], 40, 178, 420, 80),
    line(sea[3], 2.5, 'M70 192h44M150 200h30M96 212h60M270 198h40M330 208h56'),
    shape(white, 'M214 138V182H184z'),
    shape(tile[5], 'M176 186H228L218 196H186z'),
    shape(cedar[6], 'M40 236Q140 204 240 226T460 210V260H40z'),
  ),
  box(ramleh[1], 20, 262, 462, 12),
  box(ramleh[4], 26, 274, 450, 9),
];

const toys = [
  box(tile[5], 366, 212, 40, 50),
  box(tile[7], 394, 212, 12, 50),
  shape(gold, 'M360 212L386 178L412 212z'),
  shape(ramleh[5], 'M386 178L412 212H398z'),
  box(cedar[6], 410, 226, 34, 36),
  box(cedar[8], 434, 226, 10, 36),
];

const floor = [
  box(ramleh[4], 0, 330, 720, 160),
  box(white, 0, 318, 720, 14),
  shape(ramleh[2], 'M60 332H266L230 480H-60zM282 332H470L620 480H290z'),
  oval(ramleh[5], 300, 424, 306, 66),
  oval(sea[8], 292, 418, 306, 66),
  oval(sea[5], 292, 414, 300, 62),
  oval(sea[6], 292, 414, 262, 51),
  line(
    sea[4],
    3,
    'M80 406q14 -9 28 0t28 0t28 0M130 436q14 -9 28 0t28 0M350 390q14 -8 28 0t28 0t28 0M420 432q14 -9 28 0t28 0M250 452q14 -8 28 0t28 0t28 0',
  ),
];

/** A small child on the floor, seen from behind. */
const child = (x, foot, coat, look) =>
  at(
    x,
    foot,
    1,
    oval(sea[8], 26, -2, 84, 13),
    shape(cloth.night[0], 'M-62 0Q-66 -34 -20 -36H22Q66 -34 62 0Q50 8 0 6T-62 0z'),
    shape(cloth.night[1], 'M10 -36H22Q66 -34 62 0Q54 6 24 6z'),
    shape(skins[look.skin][1], 'M-9 -116h18v22H-9z'),
    shape(coat[0], 'M-40 -14Q-46 -76 -30 -96Q-18 -104 0 -104T30 -96Q46 -76 40 -14Q0 -4 -40 -14z'),
    shape(coat[1], 'M12 -103.6Q24 -102 30 -96Q46 -76 40 -14Q30 -10 14 -8.6Q24 -60 12 -103.6z'),
    line(coat[1], 15, 'M34 -84Q58 -62 68 -36'),
    disc(skins[look.skin][1], 71, -28, 9),
    line(coat[0], 15, 'M-34 -84Q-54 -66 -58 -42'),
    head(0, -140, 34, { ...look, skin: skins[look.skin], view: 'back' }),
  );

const block = (x, y, w, h, [light, dark], deep = 14) => [
  shape(dark, `M${x + w} ${y}l${deep} -${deep * 0.5}v${h}l-${deep} ${deep * 0.5}z`),
  shape(white, `M${x} ${y}l${deep} -${deep * 0.5}h${w}l-${deep} ${deep * 0.5}z`),
  box(light, x, y, w, h),
];
const bridge = (x, y, w, h, [light, dark]) => [
  shape(dark, `M${x + w} ${y}l14 -7v${h}l-14 7z`),
  shape(white, `M${x} ${y}l14 -7h${w}l-14 7z`),
  shape(light, `M${x} ${y}h${w}v${h}h-${w * 0.2}a${w * 0.3} ${h * 0.72} 0 0 0 -${w * 0.6} 0h-${w * 0.2}z`),
];

const castle = [
  oval(ramleh[5], 640, 470, 160, 16),
  ...block(470, 412, 44, 58, cloth.tile),
  ...block(556, 382, 42, 88, cloth.cedar),
  ...block(652, 382, 42, 88, cloth.sea),
  ...bridge(556, 312, 138, 70, cloth.gold),
  ...block(592, 262, 66, 50, cloth.tile),
  shape(cedar[8], 'M625 210L672 255L658 262z'),
  shape(cedar[6], 'M592 262L625 210L658 262z'),
  ...block(474, 358, 36, 54, cloth.gold),
  shape(sea[8], 'M492 306L526 351L512 358z'),
  shape(sea[6], 'M472 358L492 306L512 358z'),
];

export const playroom = picture(
  720,
  480,
  ...window,
  ...toys,
  ...floor,
  boat(428, 404, 0.8, -4),
  boat(330, 398, 0.6, 3),
  child(196, 430, cloth.tile, { skin: 2, hair: 'curls', tone: hairs.dark }),
  boat(338, 452, 1.25, -3),
  boat(74, 448, 0.9, 5),
  ...castle,
);
