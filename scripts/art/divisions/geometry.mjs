import { at, box, disc, group, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, gold, ink, ramleh, sea, tile, white } from '../kit/palette.mjs';

const wall = [
  box(ramleh[2], 0, 0, 720, 480),
  shape(ramleh[1], 'M0 0H350L560 330H0z'),
  shape(ramleh[4], pointed(-120, 254, -30, 306)),
  `<clipPath id="w"><path d="${pointed(-104, 222, -8, 306)}"/></clipPath>`,
  group(
    'clip-path="url(#w)"',
    box(sea[1], -100, -20, 230, 340),
    shape(sea[3], 'M-100 190L30 130L80 166L130 140V260H-100z'),
    shape(sea[4], 'M-100 230L40 196L130 216V270H-100z'),
    box(sea[5], -100, 248, 230, 70),
  ),
  line(white, 5, 'M10 -10V306M-100 186H118'),
  box(ramleh[1], -10, 302, 160, 10),
];

// Five weeks; the days that are over are filled, and one is ringed.
const calendar = [
  shape(ramleh[4], 'M402 40H676L684 278H410z'),
  box(white, 394, 32, 274, 236),
  box(tile[5], 394, 32, 274, 46),
  box(tile[7], 580, 32, 88, 46),
  ...[432, 482, 532, 582, 630].map((x) => box(sea[9], x - 3, 22, 6, 22)),
  ...Array.from({ length: 33 }, (_, i) => {
    const [c, r] = [(i + 2) % 7, Math.floor((i + 2) / 7)];
    const tone = c > 4 ? sea[1] : i < 17 ? sea[3] : ramleh[1];
    return box(tone, 406 + c * 36.5, 90 + r * 34, 31, 28);
  }),
  '<circle fill="none" stroke="#b4532f" stroke-width="5" cx="567" cy="206" r="21"/>',
];

const bench = [
  box(sea[6], 0, 346, 720, 140),
  box(sea[5], 0, 346, 720, 6),
  shape(sea[5], 'M0 352H80L260 480H0zM120 352H300L560 480H320z'),
];

const microscope = [
  oval(sea[8], 222, 436, 150, 18),
  shape(ink, 'M86 430Q86 404 120 400H254Q286 404 286 430z'),
  shape(sea[8], 'M86 430Q86 404 120 400H180Q150 408 150 430z'),
  shape(white, 'M226 404Q300 330 282 232Q272 190 226 168L242 140Q310 172 318 250Q322 344 272 404z'),
  shape(sea[3], 'M254 404Q314 330 300 240Q290 190 236 152L242 140Q310 172 318 250Q322 344 272 404z'),
  shape(ink, 'M96 332H270V348H96z'),
  shape(sea[8], 'M96 332H180V348H96z'),
  shape(sea[1], 'M128 324h80v8h-80z'),
  shape(tile[5], 'M158 322h20v5h-20z'),
  shape(sea[8], 'M150 348h44l-8 30h-28z'),
  shape(gold, 'M146 386h52v14h-52z'),
  `<g transform="translate(-44 18)">${[
    shape(white, 'M186 60H238V226H186z'),
    shape(sea[3], 'M218 60H238V226H218z'),
    shape(sea[9], 'M180 226H244V246H180z'),
    shape(gold, 'M190 246H208L205 286H193z'),
    shape(ramleh[5], 'M216 246H236L230 274H221z'),
    shape(sea[8], 'M192 22H232V62H192z'),
    shape(ink, 'M216 22H232V62H216z'),
    shape(ink, 'M186 14H238V28H186z'),
  ].join('')}</g>`,
  shape(sea[8], 'M190 148H236Q250 160 246 186H190z'),
  shape(ink, 'M216 148H236Q250 160 246 186H220z'),
  disc(sea[9], 292, 330, 27),
  disc(sea[5], 287, 326, 24),
  disc(sea[6], 290, 328, 15),
];

const notebook = [
  shape(sea[8], 'M330 392L590 380L720 466V490H400z'),
  shape(white, 'M324 386L584 374L720 460V480H404z'),
  line(
    sea[3],
    1.4,
    'M352 385L434 480M382 383L474 480M412 382L516 480M442 380L558 480M472 379L600 478M502 378L644 480M532 376L684 476M562 375L714 464M340 400L606 388M356 416L634 406M372 434L664 424M390 456L696 446',
  ),
  line(tile[5], 3, 'M414 452Q450 396 494 410T560 388'),
];

const tools = [
  shape(sea[3], 'M492 478L676 470L684 478H492z'),
  shape(gold, 'M440 470L628 296L660 462zM506 448L626 440L610 344z').replace('fill=', 'fill-rule="evenodd" fill='),
  shape(ramleh[5], 'M628 296L660 462L646 463L616 312z'),
  line(ramleh[7], 2, 'M470 468v-9M496 467v-6M522 466v-9M548 466v-6M574 465v-9M600 464v-6M626 463v-9'),
  at(
    404,
    300,
    1,
    line(sea[8], 4, 'M14 32L78 166'),
    shape(sea[9], 'M-6 20L8 20L-32 150L-40 166L-40 148z'),
    shape(sea[3], 'M8 20L22 18L62 138L68 160L52 146z'),
    shape(tile[5], 'M48 130l16 -6l12 36l-2 12l-10 -9z'),
    disc(gold, 8, 14, 16),
    shape(ramleh[5], 'M12 -1.4A16 16 0 0 1 8 30Q20 14 12 -1.4z'),
    box(gold, 4, -20, 8, 22),
  ),
  shape(tile[5], 'M300 452L440 428L442 438L302 462z'),
  shape(tile[7], 'M300 458L441 434L442 438L302 462z'),
  shape(ramleh[1], 'M302 462L300 452L280 461z'),
  shape(cedar[8], 'M440 428l14 -2l2 9l-14 3z'),
];

export const geometry = picture(720, 480, ...wall, ...calendar, ...bench, ...notebook, ...microscope, ...tools);
