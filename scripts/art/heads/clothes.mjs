import { disc, shape } from '../kit/kit.mjs';
import { cloth, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

// What the five wear, around a neck at (360, 560).

export const roundCollar =
  shape(white, 'M300 560Q310 610 360 628Q340 662 296 640Q272 612 284 566z') +
  shape(sea[1], 'M420 560Q410 610 360 628Q380 662 424 640Q448 612 436 566z') +
  [680, 740, 800].map((y) => disc(ramleh[5], 360, y, 8)).join('');

export const shawl =
  shape(
    ramleh[2],
    'M184 700Q196 624 244 600L322 552Q336 620 366 668Q396 620 422 552L500 600Q548 624 560 700Q470 640 404 704L366 776L328 704Q264 640 184 700z',
  ) + shape(ramleh[4], 'M422 552L500 600Q548 624 560 700Q470 640 404 704L366 776V668Q396 620 422 552z');

export const roll =
  shape(ramleh[1], 'M300 520Q360 548 420 520L430 590Q360 626 290 590z') +
  shape(ramleh[4], 'M384 536Q404 532 420 520L430 590Q410 602 386 606z') +
  shape(cloth.night[0], 'M290 572L240 596L316 812H352z') +
  shape(cloth.night[1], 'M430 572L480 596L404 812H368z');

export const blazer =
  shape(white, 'M306 562Q330 612 360 616T414 562L424 600L360 716L296 600z') +
  shape(sea[1], 'M360 616Q390 612 414 562L424 600L360 716z') +
  shape(cloth.sea[0], 'M300 552L252 590L236 640L290 650L346 812H360V720z') +
  shape(cloth.sea[1], 'M420 552L468 590L484 640L430 650L374 812H360V720z');

export const suit =
  shape(white, 'M306 556L360 604L414 556L430 600L360 730L290 600z') +
  shape(sea[1], 'M360 604L414 556L430 600L360 730z') +
  shape(tile[5], 'M346 606H374L382 640L372 812H348L338 640z') +
  shape(tile[7], 'M362 606H374L382 640L372 812H358z') +
  shape(cloth.night[0], 'M300 552L254 580L230 650L276 662L250 690L344 812H352L292 600z') +
  shape(ink, 'M420 552L466 580L490 650L444 662L470 690L376 812H368L428 600z');
