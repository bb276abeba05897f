import { figureAbove } from '../kit/figure.mjs';
import { at, box, line, oval, picture, shape } from '../kit/kit.mjs';
import { cloth, hairs, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const [cx, cy] = [396, 560];

/** An open book under the singer's chin, drawn before the singer is turned. */
const score = (cover) => [
  shape(cover, 'M-46 46H46V96H-46z'),
  shape(white, 'M-43 44Q-22 40 0 46V92Q-22 86 -43 92z'),
  shape(sea[1], 'M43 44Q22 40 0 46V92Q22 86 43 92z'),
  line(
    sea[5],
    1.3,
    'M-37 52h30M-37 56h30M-37 60h30M-37 68h30M-37 72h30M-37 76h30M8 52h29M8 56h29M8 60h29M8 68h29M8 72h29M8 76h29',
  ),
  line(ink, 3, 'M-30 60v-8M-20 56v-8M-12 60v-8M-28 76v-8M-16 72v-8M14 60v-8M24 56v-8M32 60v-8M18 76v-8M28 72v-8'),
];

function singer(a, reach, width, cover, options) {
  const angle = (a * Math.PI) / 180;
  const [x, y] = [cx + reach * Math.sin(angle), cy - reach * Math.cos(angle)];
  const turn = a + (options.turn ?? 0);
  const k = Math.round(width) / 100;
  return [
    at(
      x + 20,
      y + 22,
      1,
      `<g transform="rotate(${turn}) scale(${k})">${oval(ramleh[5], 0, 6, 52, 30)}${shape(ramleh[5], 'M-46 20H46V96H-46z')}</g>`,
    ),
    at(x, y, 1, `<g transform="rotate(${turn}) scale(${k})">${score(cover).join('')}</g>`) +
      figureAbove(x, y, width, { arms: 'book', ...options }, turn),
  ];
}

const floor = [
  box(ramleh[2], 0, 0, 720, 480),
  shape(ramleh[1], 'M0 0H300L-20 420z'),
  shape(ramleh[1], 'M470 0H610L330 480H180z'),
  line(
    ramleh[4],
    1.6,
    [-260, -140, -20, 100, 220, 340, 460, 580, 700, 820].map((x) => `M${x} -44l270 540M${x} -44l-270 540`).join(''),
  ),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
    [0, 1, 2, 3, 4].map((j) => {
      const [x, y] = [i * 120 - 20 + (j % 2) * 60, j * 120 - 44];
      return shape((i + j) % 2 ? tile[5] : sea[5], `M${x} ${y - 13}l13 13l-13 13l-13 -13z`);
    }),
  ),
];

const choir = [
  singer(-50, 462, 148, tile[5], { coat: cloth.sea, hair: 'crop', skin: 2 }),
  singer(-28, 486, 140, tile[7], { coat: cloth.sea, hair: 'bun', tone: hairs.brown, skin: 0, turn: 8 }),
  singer(-8, 470, 146, tile[5], { coat: cloth.sea, hair: 'curls', skin: 3 }),
  singer(15, 492, 140, tile[7], { coat: cloth.sea, hair: 'pony', tone: hairs.chestnut, skin: 1, turn: -7 }),
  singer(37, 468, 148, tile[5], { coat: cloth.sea, hair: 'scarf', tone: cloth.white, skin: 1 }),
  singer(-52, 300, 132, tile[7], { coat: cloth.sea, hair: 'long', tone: hairs.dark, skin: 1, turn: -6 }),
  singer(-17, 288, 126, tile[5], { coat: cloth.sea, hair: 'crop', tone: hairs.fair, skin: 0 }),
  singer(19, 300, 130, tile[7], { coat: cloth.sea, hair: 'plaits', skin: 2, turn: 5 }),
  singer(54, 304, 136, tile[5], { coat: cloth.sea, hair: 'crop', tone: hairs.brown, skin: 1 }),
];

const conductor = [
  oval(ramleh[5], 414, 506, 104, 44),
  shape(ink, 'M392 402h12v60h-12z'),
  shape(ink, 'M340 376L456 372L462 426L334 430z'),
  shape(white, 'M346 372L397 376V424L342 426z'),
  shape(sea[1], 'M450 370L397 376V424L456 422z'),
  line(sea[5], 1.6, 'M354 386h34M354 393h34M354 406h34M354 413h34M406 385h36M406 392h36M406 405h36M406 412h36'),
  line(tile[5], 28, 'M316 490Q280 440 300 396'),
  line(tile[7], 28, 'M470 490Q520 450 516 408'),
  oval('#bb8556', 302, 384, 12, 15),
  oval('#bb8556', 515, 396, 12, 15),
  line(white, 3, 'M515 394L556 340'),
  oval(tile[5], 394, 498, 100, 48),
  shape(tile[7], 'M394 450A100 48 0 0 1 440 541Q470 490 394 450z'),
];

export const choirBooks = picture(
  720,
  480,
  ...floor,
  ...choir.map(([under]) => under),
  ...choir.map(([, person]) => person),
  ...conductor,
  figureAbove(394, 492, 172, { coat: cloth.tile, hair: 'crop', tone: hairs.grey, skin: 1 }, 180),
);
