import { at, box, disc, group, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, cloth, gold, ramleh, sea, tile, white } from '../kit/palette.mjs';

const view = [
  box(sea[1], -10, -10, 740, 400),
  disc(ramleh[1], 150, 110, 54),
  shape(sea[3], 'M-10 220L90 160L180 206L310 96L400 176L520 128L640 190L730 160V340H-10z'),
  shape(white, 'M310 96L354 134L336 142L314 126L288 148L276 138z'),
  shape(sea[4], 'M-10 262L120 214L240 246L400 200L560 244L730 216V340H-10z'),
  shape(sea[5], 'M400 200L560 244L500 320H330z'),
  shape(cedar[6], 'M-10 310Q120 262 280 288T560 280T730 292V400H-10z'),
  shape(cedar[8], 'M200 400Q360 312 560 330T730 340V400z'),
];

const frame = [
  '<clipPath id="w"><path d="M-10 -10H208V372H-10zM236 -10H478V372H236zM506 -10H730V372H506z"/></clipPath>',
  box(ramleh[2], 0, 0, 720, 480),
  ...[208, 478].map((x) => box(ramleh[4], x + 18, 0, 10, 372)),
  group('clip-path="url(#w)"', ...view),
  line(white, 5, 'M-4 150H208M236 150H478M506 150H724'),
];

const sill = [
  box(ramleh[1], 0, 366, 720, 90),
  shape(ramleh[2], 'M208 366H236L330 456H262zM478 366H506L640 456H580z'),
  box(ramleh[4], 0, 450, 720, 40),
  box(ramleh[5], 0, 450, 720, 6),
];

const shade = (x, y, rx, ry = rx * 0.12) => oval(ramleh[4], x, y, rx, ry);

const pot = (x, foot, size, [light, dark], ...plant) =>
  at(
    x,
    foot,
    size,
    shade(22, -2, 50, 8),
    ...plant,
    shape(light, 'M-32 -50H32L25 0H-25z'),
    shape(dark, 'M10 -50H32L25 0H12z'),
    box(light, -36, -62, 72, 14),
    box(dark, 12, -62, 24, 14),
  );

const sprout = [
  line(cedar[6], 5, 'M0 -56Q-3 -84 2 -104'),
  shape(cedar[4], 'M1 -92Q-34 -92 -42 -120Q-6 -124 1 -92z'),
  shape(cedar[6], 'M1 -100Q36 -102 42 -132Q6 -134 1 -100z'),
];
const tall = [
  line(cedar[8], 5, 'M0 -56Q-6 -120 4 -180'),
  shape(cedar[6], 'M-1 -84Q-44 -80 -56 -112Q-12 -120 -1 -84z'),
  shape(cedar[8], 'M0 -104Q44 -104 52 -138Q8 -142 0 -104z'),
  shape(cedar[4], 'M0 -136Q-40 -136 -48 -166Q-8 -172 0 -136z'),
  shape(cedar[6], 'M2 -154Q34 -158 38 -190Q2 -190 2 -154z'),
  shape(cedar[4], 'M4 -176Q-14 -202 4 -226Q22 -200 4 -176z'),
];
const seed = [
  line(cedar[6], 5, 'M0 -56Q2 -72 -2 -82Q-8 -92 -14 -84'),
  shape(cedar[4], 'M-2 -82Q-4 -100 -22 -98Q-24 -84 -12 -80z'),
];

const books = at(
  330,
  442,
  1,
  shade(30, -2, 124, 12),
  shape(sea[6], 'M-104 -30H100V0H-104z'),
  box(sea[8], 70, -30, 30, 30),
  box(ramleh[1], -90, -30, 7, 30),
  shape(tile[5], 'M-92 -54H92V-30H-92z'),
  box(tile[7], 64, -54, 28, 24),
);

const magnifier = [
  shape(ramleh[4], 'M222 434Q262 448 330 440L332 446Q262 458 222 446z'),
  `<g transform="translate(322 372) rotate(-62)">${[
    shape(tile[7], 'M-8 54H8L10 132Q0 140 -10 132z'),
    shape(tile[5], 'M-8 54H0L-2 136Q-8 136 -10 132z'),
    box(gold, -7, 44, 14, 16),
  ].join('')}</g>`,
];

const lens = [
  disc(ramleh[5], 300, 346, 63),
  disc(gold, 297, 343, 62),
  disc(sea[1], 297, 343, 51),
  '<clipPath id="l"><circle cx="297" cy="343" r="51"/></clipPath>',
  group(
    'clip-path="url(#l)"',
    shape(cedar[4], 'M236 400Q230 320 330 290Q366 296 352 320Q330 400 236 400z'),
    shape(cedar[6], 'M236 400Q300 370 336 292Q366 296 352 320Q330 400 236 400z'),
    line(cedar[8], 3, 'M240 398Q300 366 338 294M270 378L262 340M294 356L284 318M278 374L322 372M304 348L342 342'),
    shape(white, 'M252 330Q262 300 292 296Q266 310 260 336z'),
  ),
];

const globe = [
  shade(590, 440, 150, 14),
  shape(tile[7], 'M468 438Q470 416 530 410H590Q640 416 642 438z'),
  shape(tile[5], 'M468 438Q470 416 530 410H556Q520 420 520 438z'),
  box(gold, 544, 376, 20, 36),
  `<g transform="rotate(18 552 244)">${[
    '<path fill="none" stroke="#b98a48" stroke-width="11" d="M552 88A156 156 0 0 1 552 400"/>',
    '<path fill="none" stroke="#e0ac3b" stroke-width="5" d="M549 88A156 156 0 0 1 549 400"/>',
    disc(gold, 552, 90, 11),
    disc(gold, 552, 398, 11),
  ].join('')}</g>`,
  disc(sea[5], 552, 244, 140),
  '<clipPath id="g"><circle cx="552" cy="244" r="140"/></clipPath>',
  group(
    'clip-path="url(#g)"',
    shape(
      ramleh[2],
      'M440 130L520 108L566 96L650 110L700 170L690 214L640 206L618 190L596 196L604 214L580 208L566 186L552 190L564 214L548 204L534 184L508 186L488 208L460 212L456 184L474 176L466 160z',
    ),
    shape(
      ramleh[2],
      'M450 236L500 222L540 228L552 242L590 238L622 244L640 290L676 304L650 330L640 372L606 402L576 384L568 340L548 314L500 312L462 284z',
    ),
    shape(ramleh[2], 'M622 226L660 226L700 250L690 300L664 294L646 262L632 244L612 232z'),
    shape(sea[6], 'M600 112Q664 190 600 360Q576 392 520 384H720V90z').replace('fill=', 'fill-opacity=".42" fill='),
    line(
      sea[3],
      1.6,
      'M412 244Q552 284 692 244M424 184Q552 216 680 184M426 306Q552 346 678 306M552 104Q500 240 552 384M552 104Q430 230 510 378M552 104Q620 240 552 384',
    ),
  ),
];

export const windowsill = picture(
  720,
  480,
  ...frame,
  ...sill,
  ...globe,
  pot(56, 424, 1.25, cloth.tile, ...tall),
  pot(196, 412, 0.86, cloth.sand, ...sprout),
  books,
  ...magnifier,
  ...lens,
  pot(142, 446, 0.96, cloth.sea, ...seed),
  shape(cedar[4], 'M420 452Q430 420 480 420Q474 450 420 452z'),
  shape(cedar[6], 'M420 452Q460 446 480 420Q474 450 420 452z'),
);
