import { box, d, disc, group, line, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, gold, hairs, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';

const hall = [
  box(sea[6], 0, 0, 720, 540),
  shape(sea[5], 'M-10 -10H250L60 540H-10z'),
  shape(sea[3], pointed(-30, 120, 30, 360)),
  shape(sea[3], pointed(112, 96, 60, 360)),
  box(ramleh[2], 512, 40, 120, 150),
  box(ramleh[4], 590, 40, 42, 150),
  box(sea[8], 650, 70, 90, 130),
  disc(gold, 694, 130, 22),
  shape(cedar[6], 'M536 170Q540 110 572 84Q604 110 606 170z'),
];

const neighbour = [
  shape(cedar[6], 'M470 620Q470 300 560 262L640 244Q720 262 740 300V620z'),
  shape(cedar[8], 'M640 244Q720 262 740 300V620H610Q640 400 640 244z'),
  shape(skins[3][1], 'M584 190H656V256Q624 286 584 258z'),
  shape(skins[3][0], 'M584 190H622V268Q600 270 584 258z'),
  shape(white, 'M560 262L584 246L622 284L656 244L676 256L626 322z'),
  shape(sea[1], 'M622 284L656 244L676 256L626 322z'),
  shape(skins[3][0], 'M560 -10H690V130Q684 204 628 212Q566 206 560 120z'),
  shape(skins[3][1], 'M640 -10H690V130Q684 204 628 212Q660 130 640 -10z'),
];

const rocket = turned(
  540,
  392,
  14,
  shape(white, 'M-30 120V-60Q-24 -120 0 -148Q24 -120 30 -60V120z'),
  shape(sea[3], 'M0 -148Q24 -120 30 -60V120H6Q12 -60 0 -148z'),
  shape(tile[5], 'M-26 -84Q-18 -126 0 -148Q18 -126 26 -84z'),
  shape(tile[7], 'M0 -148Q18 -126 26 -84H8Q8 -120 0 -148z'),
  shape(tile[5], 'M-30 60L-64 128H-30z'),
  shape(tile[7], 'M30 60L64 128H30z'),
  disc(sea[8], 0, -30, 15),
  disc(sea[4], -2, -32, 10),
  box(tile[7], -30, 96, 60, 12),
);

const winner = [
  shape(sea[8], 'M-20 620Q10 330 90 286L214 246H316L430 288Q508 330 520 620z'),
  shape(sea[9], 'M316 246L430 288Q508 330 520 620H356Q396 400 316 246z'),
  shape(sea[9], 'M86 620Q92 470 112 420Q110 480 118 620z'),
  shape(skins[1][0], 'M222 170H318V256Q268 320 214 252z'),
  shape(skins[1][1], 'M276 170H318V256Q296 284 272 286z'),
  shape(white, 'M196 250L224 232L270 300L250 356z'),
  shape(sea[1], 'M318 232L344 250L290 356L270 300z'),
  shape(
    hairs.brown[0],
    'M182 -10Q150 120 176 250Q206 270 222 240L226 -10zM352 -10Q392 120 372 246Q344 268 322 240L316 -10z',
  ),
  shape(hairs.brown[1], 'M352 -10Q392 120 372 246Q344 268 322 240Q362 130 316 -10z'),
  shape(skins[1][0], 'M200 -10H340V96Q332 184 270 194Q208 186 200 96z'),
  shape(skins[1][1], 'M290 -10H340V96Q332 184 270 194Q306 120 290 -10z'),
];

const ribbon = [
  shape(tile[5], 'M176 258L214 242L290 392L262 402z'),
  shape(ramleh[1], 'M188 253L202 247L278 396L270 399z'),
  shape(tile[7], 'M366 264L326 244L258 392L286 402z'),
  shape(ramleh[4], 'M353 257L339 250L268 397L278 400z'),
];

const spokes = Array.from({ length: 24 }, (_, i) => {
  const a = (i * Math.PI) / 12;
  return d`M${Math.cos(a) * 62} ${Math.sin(a) * 62}L${Math.cos(a) * 70} ${Math.sin(a) * 70}`;
}).join('');

const medal = turned(
  274,
  452,
  -4,
  disc(sea[9], 10, 12, 80),
  box(ramleh[5], -16, -92, 32, 18),
  box(gold, -16, -92, 20, 18),
  disc(ramleh[5], 0, 0, 80),
  shape(gold, 'M-57 57A80 80 0 0 1 57 -57z'),
  shape(gold, 'M57 -57A80 80 0 0 1 34 72Q66 20 40 -60z'),
  disc(ramleh[4], 0, 0, 57),
  shape(ramleh[2], 'M-40 40A57 57 0 0 1 40 -40z'),
  line(ramleh[1], 3, spokes),
  shape(ramleh[5], 'M-8 -40H8V-12L34 30Q36 38 26 38H-26Q-36 38 -34 30L-8 -12z'),
  shape(ramleh[1], 'M-8 -40H0V38H-26Q-36 38 -34 30L-8 -12z'),
  shape(tile[5], 'M-18 12H18L34 30Q36 38 26 38H-26Q-36 38 -34 30z'),
  shape(tile[7], 'M4 12H18L34 30Q36 38 26 38H4z'),
);

const fist = ([light, dark]) =>
  shape(dark, 'M474 432Q470 408 498 404L566 408Q592 412 588 440L582 486Q560 506 508 496Q478 486 474 432z') +
  shape(
    light,
    'M474 432Q470 408 498 404L548 407Q544 420 526 424L488 426Q500 440 534 438Q540 450 524 454L486 452Q500 466 530 464Q532 476 518 478L488 474Q476 460 474 432z',
  );

export const medalRibbon = picture(
  720,
  540,
  ...hall,
  group(
    'transform="translate(-40 -130) scale(1.15)"',
    ...neighbour,
    rocket,
    shape(cedar[4], 'M560 470L596 424Q640 440 700 620H590z'),
    fist(skins[3]),
    ...winner,
    ...ribbon,
    medal,
  ),
);
