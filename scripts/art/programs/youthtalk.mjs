import { figure } from '../kit/figure.mjs';
import { head } from '../kit/head.mjs';
import { box, d, line, picture, shape } from '../kit/kit.mjs';
import { cloth, hairs, ink, ramleh, sea, skins, tile, white } from '../kit/palette.mjs';
import { turned } from '../kit/placed.mjs';

const ground = [box(sea[8], 0, 0, 720, 480), shape(sea[6], 'M0 0H430L160 480H0z')];

const plane = (light, dark, path, fold) => shape(dark, path) + shape(light, fold);

const speech = [
  plane(sea[5], sea[6], 'M466 26L740 8V150L646 158L606 224L594 164L478 172z', 'M466 26L740 8L594 164L478 172z'),
  plane(
    tile[5],
    tile[7],
    'M190 -20L410 -20L420 116L352 122L316 212L300 128L208 138z',
    'M190 -20L410 -20L300 128L208 138z',
  ),
  plane(
    ramleh[2],
    ramleh[4],
    'M362 58L574 46L582 158L478 166L428 222L428 170L372 174z',
    'M362 58L574 46L428 170L372 174z',
  ),
  plane(sea[3], sea[4], 'M616 116L740 108V194L718 198L696 236L688 200L624 204z', 'M616 116L740 108L688 200L624 204z'),
];

const table = [
  shape(sea[9], 'M210 408L740 380V490H210z'),
  shape(ramleh[2], 'M190 398L740 368V384L190 416z'),
  shape(ramleh[5], 'M190 410L740 379V392L190 424z'),
  shape(white, 'M420 386L470 380L484 388L432 394z'),
];

const listeners = [
  figure(300, 548, 322, { hair: 'bob', tone: hairs.brown, skin: 0, coat: cloth.cedar }),
  figure(402, 552, 318, { hair: 'scarf', tone: cloth.white, skin: 1, coat: cloth.tile }),
  figure(502, 540, 310, { hair: 'curls', skin: 3, coat: cloth.gold }),
  figure(598, 532, 326, { hair: 'crop', tone: hairs.dark, skin: 2, coat: cloth.sky }),
  figure(692, 530, 300, { hair: 'long', tone: hairs.chestnut, skin: 0, coat: cloth.night }),
];

const back = (x, y, r, hair, tone, skin, coat) =>
  shape(
    coat[0],
    d`M${x - r * 2.5} 500Q${x - r * 2.4} ${y + r * 1.5} ${x - r * 0.6} ${y + r * 1.1}H${x + r * 0.6}Q${x + r * 2.4} ${y + r * 1.5} ${x + r * 2.5} 500z`,
  ) +
  shape(
    coat[1],
    d`M${x + r * 0.4} ${y + r * 1.1}H${x + r * 0.6}Q${x + r * 2.4} ${y + r * 1.5} ${x + r * 2.5} 500H${x + r}z`,
  ) +
  head(x, y, r, { skin: skins[skin], hair, tone, view: 'back' });

const near = [
  back(446, 440, 36, 'plaits', hairs.chestnut, 1, cloth.sand),
  back(640, 448, 38, 'crop', hairs.fair, 0, cloth.tile),
];

const microphone = turned(
  176,
  186,
  24,
  shape(ink, 'M-24 96H24L18 420H-18z'),
  shape(sea[9], 'M4 96H24L18 420H2z'),
  shape(ramleh[4], 'M-40 64H40L26 102H-26z'),
  shape(ramleh[5], 'M8 64H40L26 102H6z'),
  shape(white, 'M-62 0A62 66 0 0 1 62 0V34Q60 66 40 72H-40Q-60 66 -62 34z'),
  shape(sea[4], 'M20 -62A62 66 0 0 1 62 0V34Q60 66 40 72H6Q46 20 20 -62z'),
  line(
    sea[5],
    2.5,
    'M-58 -24Q0 -6 58 -24M-62 0Q0 18 62 0M-46 -46Q0 -30 46 -46M-34 -56Q-46 0 -36 70M0 -66V72M34 -56Q46 0 36 70',
  ),
  shape(ramleh[2], 'M-66 14Q0 34 66 14V38Q0 58 -66 38z'),
  shape(ramleh[4], 'M14 26.5Q44 24 66 14V38Q40 50 14 50z'),
);

const [skin, shade] = skins[2];
const hand = [
  shape(cloth.cedar[0], 'M-40 500V392L52 372L150 500z'),
  shape(cloth.cedar[1], 'M52 372L150 500H60L-4 386z'),
  shape(
    skin,
    'M-8 386L50 316Q62 300 84 306L166 336Q178 342 172 354Q166 362 152 358L118 346L152 366Q160 374 154 384Q146 392 134 386L138 396Q132 408 118 400L112 410Q100 416 90 406L58 430z',
  ),
  shape(
    shade,
    'M58 430L90 406Q100 416 112 410L118 400Q132 408 138 396L134 386Q146 392 154 384Q160 374 152 366Q140 380 118 378Q110 392 92 390Q70 400 30 404z',
  ),
  line(shade, 3, 'M118 346L96 340M134 386L104 368M118 400L92 384'),
];

export const youthtalk = picture(720, 480, ...ground, ...speech, ...listeners, ...table, ...near, microphone, ...hand);
