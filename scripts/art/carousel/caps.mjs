import { box, disc, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, ink, ramleh, sea, skins, white } from '../kit/palette.mjs';

const air = [
  box(sea[3], 0, 0, 720, 480),
  disc('#bcd9e0', 96, 330, 330),
  disc(sea[1], 96, 330, 220),
  disc(ramleh[1], 96, 330, 118),
];

const shore = [
  box(sea[5], 0, 372, 720, 120),
  shape(sea[6], 'M0 404Q120 392 260 408T520 402T720 410V480H0z'),
  line(ramleh[1], 3, 'M52 380h88M70 389h58M84 398h34M62 407h46'),
  line(sea[3], 2, 'M210 384h44M330 390h70M470 382h30M610 388h52M250 416h60M560 424h80M410 436h40'),
  shape(sea[4], 'M430 373Q500 344 560 348T720 318V373z'),
  shape(cedar[6], 'M560 374Q640 346 720 344V374z'),
  shape(ramleh[4], 'M300 380Q304 330 322 322Q344 312 372 320Q396 326 396 380H372Q372 352 356 352T342 380z'),
  shape(ramleh[5], 'M352 316Q396 314 396 380H372Q372 352 362 350Q370 336 352 316z'),
  shape(ramleh[4], 'M412 380Q412 350 426 344Q442 348 442 380z'),
  shape(ramleh[5], 'M426 344Q442 348 442 380H430Q434 360 426 344z'),
];

/** A cap seen from below (the round of the head shows) or from above (the board alone), with its tassel. */
function cap(x, y, size, turn, below, tassel) {
  const parts = below
    ? [
        shape(ink, 'M-60 2L-6 -26L62 -6L8 24z'),
        shape(sea[9], 'M-60 2L8 24L62 -6L61 -1L8 30L-60 7z'),
        shape(sea[8], 'M-34 6Q-30 -12 0 -12T34 0Q36 22 30 34Q-4 40 -30 32z'),
        oval(sea[9], 0, 32, 31, 9),
        oval(ink, 2, 33, 24, 6),
      ]
    : [
        shape(sea[9], 'M-34 4Q-32 26 -26 32Q0 42 28 30Q34 20 34 2z'),
        shape(ink, 'M4 38Q20 36 28 30Q34 20 34 2L10 4z'),
        shape(sea[8], 'M-66 0L-4 -24L66 -2L2 26z'),
        shape(sea[6], 'M-66 0L-4 -24L20 -16.4L-38 10.6z'),
        shape(ink, 'M-66 0L2 26L66 -2V3L2 32L-66 5z'),
      ];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${parts.join('')}${line(gold, 3, `M0 -1Q${tassel * 30} -10 ${tassel * 54} ${below ? 4 : 2}`)}</g>${hanging(x, y, size, turn, tassel)}`;
}

function hanging(x, y, size, turn, tassel) {
  const angle = (turn * Math.PI) / 180;
  const [tx, ty] = [x + Math.cos(angle) * 54 * tassel * size, y + Math.sin(angle) * 54 * tassel * size + 3 * size];
  return (
    line(
      gold,
      3 * size,
      `M${Math.round(tx)} ${Math.round(ty)}q${Math.round(6 * size)} ${Math.round(12 * size)} ${Math.round(2 * size)} ${Math.round(22 * size)}`,
    ) +
    line(ramleh[5], 6 * size, `M${Math.round(tx + 2 * size)} ${Math.round(ty + 24 * size)}v${Math.round(12 * size)}`)
  );
}

/** A raised arm out of a wide sleeve; it leaves the picture at the foot. */
const arm = (x, foot, lean, size, skin, lining) =>
  `<g transform="translate(${x} ${foot}) rotate(${lean}) scale(${size})">${[
    oval(lining, 1, -80, 26, 7),
    shape(
      skins[skin][0],
      'M-9 -60L-7 -128Q-14 -146 -10 -156L-8 -150L-9 -172Q-5 -176 -3 -171L-1 -158L0 -176Q4 -180 6 -174L6 -157L10 -170Q14 -172 15 -167L12 -148L17 -154Q21 -154 20 -149Q14 -136 8 -128L10 -60z',
    ),
    shape(skins[skin][1], 'M2 -60L3 -128Q8 -140 12 -148L17 -154Q21 -154 20 -149Q14 -136 8 -128L10 -60z'),

    shape(sea[8], 'M-25 -80Q0 -66 27 -82L50 90H-46z'),
    shape(sea[9], 'M8 -74Q18 -76 27 -82L50 90H14z'),
  ].join('')}</g>`;

export const caps = picture(
  720,
  480,
  ...air,
  ...shore,
  cap(360, 262, 0.42, -18, true, 1),
  cap(486, 222, 0.5, 14, false, -1),
  cap(236, 216, 0.55, 24, false, 1),
  cap(612, 254, 0.62, -24, true, -1),
  cap(124, 128, 0.86, -16, true, 1),
  cap(372, 116, 1.06, 10, false, 1),
  cap(616, 96, 1.55, -14, true, -1),
  line(white, 2.5, 'M248 68q10 -10 20 0q10 -10 20 0M292 88q7 -7 14 0q7 -7 14 0M176 300q6 -6 12 0q6 -6 12 0'),
  arm(70, 470, -10, 0.95, 2, cloth.tile[0]),
  arm(206, 500, 8, 0.9, 0, cloth.gold[0]),
  arm(330, 486, -7, 1.02, 1, cloth.tile[0]),
  arm(478, 508, 12, 0.98, 3, cloth.gold[0]),
  arm(590, 472, -4, 1.1, 1, cloth.tile[0]),
  arm(676, 514, 16, 1.05, 0, cloth.gold[0]),
);
