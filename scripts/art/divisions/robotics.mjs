import { at, box, disc, group, line, oval, picture, shape } from '../kit/kit.mjs';
import { cedar, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const crane = (x, foot, s, tone) =>
  at(
    x,
    foot,
    s,
    line(tone, 5, 'M-20 0L-12 -70M20 0L12 -70M-16 -34H16M-14 -70H14M0 -70V-104M0 -104L-26 -72M0 -104L74 -72'),
    shape(tone, 'M-36 -74H80V-66H-36z'),
    line(tone, 1.6, 'M58 -68V-36'),
  );

const containers = [
  [tile[5], 0, 0],
  [sea[6], 26, 0],
  [gold, 52, 0],
  [tile[7], 78, 0],
  [cedar[6], 12, -13],
  [ramleh[1], 40, -13],
  [tile[5], 66, -13],
  [sea[8], 28, -26],
];

const view = [
  box(sea[1], 0, 0, 720, 400),
  disc(ramleh[1], 96, 64, 46),
  shape(sea[3], 'M0 150L96 96L180 134L300 54L392 120L520 80L720 150V260H0z'),
  shape(white, 'M300 54L346 87L328 94L308 80L284 102L268 80z'),
  shape(sea[4], 'M0 196L130 148L260 178L420 136L590 180L720 160V270H0z'),
  shape(cedar[4], 'M0 220Q120 190 260 206T520 196T720 208V260H0z'),
  ...[
    [18, 26],
    [44, 38],
    [72, 22],
    [98, 46],
    [128, 30],
    [154, 20],
    [180, 36],
    [420, 24],
    [446, 40],
    [474, 30],
    [500, 22],
  ].map(([x, h]) => box(ramleh[2], x, 226 - h, 17, h) + box(ramleh[4], x + 17, 226 - h, 7, h)),
  box(sea[5], 0, 226, 720, 170),
  shape(sea[6], 'M0 288Q180 276 360 290T720 284V400H0z'),
  line(sea[3], 2, 'M20 300h60M130 312h40M60 330h70M430 300h50M520 316h70'),
  box(ramleh[4], 0, 222, 250, 16),
  crane(64, 224, 1, sea[8]),
  crane(176, 224, 0.86, sea[8]),
  at(
    216,
    264,
    1,
    ...containers.map(([tone, x, y]) => box(tone, x, y - 15, 24, 12)),
    box(white, 116, -46, 26, 44),
    box(sea[3], 132, -46, 10, 44),
    box(tile[5], 122, -58, 10, 12),
    shape(sea[9], 'M-18 -3H152L140 22H0z'),
    shape(tile[7], 'M-4 15H143L140 22H0z'),
  ),
];

const room = [
  box(sea[9], 0, 0, 720, 480),
  '<clipPath id="w"><path d="M0 0H214V352H0zM232 0H520V352H232zM538 0H720V352H538z"/></clipPath>',
  box(white, 0, 0, 720, 352),
  ...[224, 530].map((x) => box(sea[3], x, 0, 8, 352)),
  group('clip-path="url(#w)"', ...view),
  box(ramleh[1], 0, 352, 720, 12),
];

const desk = [box(ramleh[4], 0, 364, 720, 120), shape(ramleh[2], 'M0 364H200L330 480H0zM250 364H470L700 480H420z')];

const volume = (x, y, w, h, light, dark, band) => [
  box(light, x, y, w, h),
  box(dark, x + w * 0.74, y, w * 0.26, h),
  box(band, x + 14, y, 7, h),
  box(band, x + 30, y, 3, h),
];
const books = [
  oval(ramleh[5], 170, 450, 172, 13),
  ...volume(26, 398, 240, 52, sea[6], sea[8], ramleh[2]),
  ...volume(44, 354, 214, 44, tile[5], tile[7], gold),
  ...volume(18, 306, 226, 48, cedar[6], cedar[8], ramleh[2]),
  ...volume(52, 270, 186, 36, ramleh[2], ramleh[4], tile[5]),
  ...volume(38, 226, 204, 44, sea[8], sea[9], gold),
  shape(white, 'M66 214L150 198L236 214V226H66z'),
  shape(sea[1], 'M150 198L236 214V226H150z'),
  shape(tile[5], 'M62 222Q110 214 150 224Q196 214 240 222V230H62z'),
];

const joint = (x, y, r) => [
  disc(ink, x + 3, y + 3, r),
  disc(sea[8], x, y, r),
  disc(ramleh[4], x, y, r * 0.44),
  disc(gold, x - 1, y - 1, r * 0.34),
];

const arm = [
  oval(ramleh[5], 600, 448, 140, 14),
  shape(sea[9], 'M488 446Q490 414 520 408H640Q668 414 670 446z'),
  shape(sea[8], 'M488 446Q490 414 520 408H566Q540 418 540 446z'),
  shape(tile[7], 'M540 410L552 320H612L622 410z'),
  shape(tile[5], 'M540 410L552 320H580L574 410z'),
  shape(ramleh[4], 'M566 330L640 122L682 136L606 346z'),
  shape(ramleh[1], 'M560 326L638 116L662 124L584 334z'),
  line(ink, 5, 'M596 350Q690 280 690 150'),
  ...joint(584, 332, 36),
  shape(tile[7], 'M656 94L412 140L416 172L662 152z'),
  shape(tile[5], 'M656 94L412 140L414 156L660 124z'),
  ...joint(656, 122, 34),
  ...joint(414, 156, 24),
  shape(sea[8], 'M402 166H428L432 212H398z'),
  shape(ink, 'M418 166H428L432 212H420z'),
  shape(ramleh[1], 'M376 210H454V224H376z'),
  shape(ramleh[4], 'M424 210H454V224H424z'),
  shape(sea[9], 'M378 222H392L396 262L406 290L396 298L380 266z'),
  shape(ink, 'M452 222H438L434 262L424 290L434 298L450 266z'),
];

const load = [
  `<g transform="translate(415 316)">${Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45 + 10})">${box(i > 0 && i < 5 ? ramleh[5] : gold, -8, -46, 16, 18)}</g>`).join('')}${disc(gold, 0, 0, 34)}${shape(ramleh[5], 'M10 -32.5A34 34 0 0 1 -14 31Q24 20 10 -32.5z')}${disc(sea[6], 0, 0, 13)}</g>`,
  oval(ramleh[5], 420, 434, 60, 7),
  at(
    330,
    448,
    1,
    oval(ramleh[5], 12, -1, 48, 6),
    shape(tile[5], 'M-34 -58H22V0H-34z'),
    shape(tile[7], 'M22 -58L40 -68V-12L22 0z'),
    shape(ramleh[2], 'M-34 -58L-14 -68H40L22 -58z'),
  ),
];

export const robotics = picture(720, 480, ...room, ...desk, ...books, ...load, ...arm);
