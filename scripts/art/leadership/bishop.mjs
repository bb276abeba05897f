import { at, box, disc, group, line, oval, picture, pointed, poly, shape } from '../kit/kit.mjs';
import { gold, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { tesserae } from '../kit/tesserae.mjs';

const niche = pointed(104, 512, 54, 790);

const stone = [
  box(ramleh[2], 0, 0, 720, 900),
  shape(ramleh[1], 'M0 0H420L104 300V560L0 700z'),
  line(
    ramleh[4],
    2,
    'M0 150H126M0 318H84M0 486H84M0 654H84M636 318H720M636 486H720M636 654H720M594 150H720M56 150V318M40 486V654M664 318V486M680 654V790M60 0V150M650 0V150',
  ),
  shape(ramleh[4], pointed(92, 548, 22, 790)),
  shape(ramleh[1], pointed(80, 546, 22, 790)),
];

const apse = [
  box(sea[8], 90, 40, 540, 760),
  shape(sea[9], 'M420 40H630V800H500Q540 420 420 40z'),
  shape(sea[6], 'M196 220L262 200L640 640V800H330z'),
  shape(sea[5], 'M216 240L246 226L520 600L490 680H350z'),
  shape(ramleh[4], pointed(188, 66, 178, 330)),
  shape(sea[1], pointed(198, 46, 194, 330)),
  shape(sea[3], 'M198 292L222 274L244 286V330H198z'),
];

const steps = [
  box(ramleh[4], 104, 752, 512, 40),
  poly(ramleh[1], [
    [150, 728],
    [584, 728],
    [616, 752],
    [104, 752],
  ]),
  shape(sea[9], 'M372 742L560 736L592 752H400z'),
];

const lamp = [
  line(ramleh[4], 1.6, 'M246 30V250M246 250L226 320M246 250L266 320M246 250V318'),
  shape(gold, 'M220 318h52l-4 8h-44z'),
  shape(tile[5], 'M224 326h44Q268 366 246 372Q224 366 224 326z'),
  shape(tile[7], 'M252 326h16Q268 366 246 372Q260 352 252 326z'),
  shape(ramleh[1], 'M246 296Q254 308 246 318Q238 308 246 296z'),
];

const staff = [
  shape(ramleh[5], 'M534 214H546L541 682H527z'),
  shape(ramleh[7], 'M541 214H546L541 682H534z'),
  shape(
    gold,
    'M540 214Q506 214 480 232Q462 226 470 208Q506 184 540 190Q576 184 612 208Q620 226 602 232Q576 214 540 214z',
  ),
  shape(ramleh[5], 'M540 214V190Q576 184 612 208Q620 226 602 232Q576 214 540 214z'),
  disc(gold, 540, 176, 13),
  shape(ramleh[5], 'M544 163.6A13 13 0 0 1 540 189Q550 176 544 163.6z'),
  ...[250, 420].map((y) => box(gold, 530, y, 17, 12) + box(ramleh[5], 540, y, 7, 12)),
];

const stand = [
  shape(tile[7], 'M304 560H424L444 730H284z'),
  shape(sea[9], 'M284 730H444L456 748H272z'),
  shape(tile[5], 'M158 508L556 508L528 640H472L364 670L250 640H190z'),
  shape(tile[7], 'M364 508H556L528 640H472L364 670z'),
  shape(tile[5], 'M250 610L364 640L472 610V700L364 736L250 700z'),
  shape(tile[7], 'M364 640L472 610V700L364 736z'),
  shape(gold, 'M250 690L364 724L472 690V702L364 738L250 702z'),
  shape(ramleh[5], 'M364 724L472 690V702L364 738z'),
  shape(gold, 'M190 630H250V641H188zM472 630H530L528 641H472z'),
  box(gold, 340, 650, 48, 12),
  box(gold, 358, 632, 12, 48),
];

const gospel = [
  shape(ramleh[7], 'M128 520L176 376Q270 350 360 386Q450 350 544 376L592 520Q470 496 360 530Q250 496 128 520z'),
  shape(gold, 'M134 512L178 374Q270 348 360 384Q450 348 542 374L586 512Q470 488 360 522Q250 488 134 512z'),
  shape(ramleh[1], 'M146 502L186 364Q276 338 360 376V514Q256 478 146 502z'),
  shape(ramleh[2], 'M574 502L534 364Q444 338 360 376V514Q464 478 574 502z'),
  shape(white, 'M186 364Q276 338 348 371L340 506Q240 478 146 502z'),
  line(
    ramleh[5],
    3,
    'M214 390Q276 374 330 394M208 412Q274 396 330 416M202 434Q270 418 328 438M196 456Q268 440 327 460M392 394Q448 374 508 390M392 416Q448 396 514 412M393 438Q454 418 520 434M394 460Q456 440 526 456',
  ),
  shape(tile[5], 'M206 380l22 -5l-5 27l-24 5z'),
  shape(tile[5], 'M352 372h14V560l-8 -10l-8 12z'),
];

export const bishop = picture(
  720,
  900,
  ...stone,
  `<clipPath id="n"><path d="${niche}"/></clipPath>`,
  group('clip-path="url(#n)"', ...apse, ...steps, at(-56, 62, 1, ...staff), at(102, -30, 1, ...lamp)),
  oval(sea[9], 396, 746, 130, 8),
  at(-6, 0, 1, ...stand),
  at(-6, 22, 1, ...gospel),
  box(ramleh[1], 64, 790, 592, 14),
  box(ramleh[4], 64, 804, 592, 12),
  tesserae(0, 838, 720, 4, 16, 53),
);
