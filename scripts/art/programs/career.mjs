import { at, box, d, disc, line, oval, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, gold, ramleh, sea, tile, white } from '../kit/palette.mjs';
import { clipped, turned } from '../kit/placed.mjs';

const foot = 344;
const doors = [
  { x: 62, w: 124, top: 104 },
  { x: 250, w: 166, top: 44 },
  { x: 486, w: 124, top: 104 },
];
const spring = ({ w, top }) => top + w * 0.62;

const views = [
  box(sea[1], 0, 0, 720, foot),
  disc(white, 92, 214, 24),
  box(sea[5], 40, 252, 170, 100),
  shape(sea[6], 'M40 290Q110 276 190 294V344H40z'),
  shape(white, 'M142 196V250H112zM148 208V250h20z'),
  shape(tile[7], 'M104 254h74l-12 14h-48z'),
  shape(sea[4], 'M240 236L300 132L330 164L362 108L430 216V344H240z'),
  shape(white, 'M362 108L390 154L372 150L358 166L342 146zM300 132L318 152L304 154L294 164L286 156z'),
  shape(cedar[4], 'M240 268Q320 226 430 256V344H240z'),
  shape(cedar[6], 'M356 252Q400 244 430 256V344H300Q360 300 356 252z'),
  shape(
    ramleh[1],
    'M300 344C304 318 352 318 346 298C342 284 328 278 338 264H343C338 278 364 280 366 298C370 320 352 326 368 344z',
  ),
  shape(sea[4], 'M480 260L560 218L620 236V344H480z'),
  box(ramleh[2], 494, 214, 34, 130),
  box(ramleh[4], 528, 214, 16, 130),
  box(ramleh[1], 552, 254, 40, 90),
  box(ramleh[4], 592, 254, 20, 90),
  line(sea[8], 3, 'M575 254V150M534 168H606M575 150L540 168M575 150L602 168M546 168V204'),
  line(sea[6], 5, 'M502 236h16M502 256h16M502 276h16M560 276h22M560 296h22'),
];

const opening = ({ x, w, top }) => pointed(x, w, top, foot);

const door = ({ x, w, top }) => {
  const s = spring({ w, top });
  const grow = (y) => 214 + (y - 214) * 1.24;
  const [hinge, edge] = [x + w, x + w + 42];
  return [
    shape(cedar[9], d`M${hinge - 12} ${s}V${foot}h12V${s}z`),
    shape(cedar[8], d`M${hinge} ${s}L${edge} ${grow(s)}V${grow(foot)}L${hinge} ${foot}z`),
    shape(
      cedar[6],
      d`M${hinge + 9} ${s + 20}l${24} ${-1}v${54}l-24 -3zM${hinge + 9} ${s + 92}l24 8V${grow(foot) - 38}l-24 -18z`,
    ),
    disc(gold, edge - 5, 270, 3.5),
    line(
      white,
      3,
      d`M${x} ${s}h${w}M${x + w / 2} ${s}V${top}M${x + w / 4} ${s}V${top + w * 0.24}M${x + w * 0.75} ${s}V${top + w * 0.24}`,
    ),
  ].join('');
};

const daylight = ({ x, w }) => shape(sea[5], d`M${x} ${foot}h${w}l96 150h${-w - 60}z`);

const compass = at(
  168,
  414,
  1,
  shape(tile[7], 'M-40 70Q80 100 180 62L152 22z'),
  oval(ramleh[5], 0, 20, 150, 68),
  oval(gold, 0, 2, 150, 68),
  oval(ramleh[5], 3, 4, 131, 58),
  oval(ramleh[1], 0, 7, 128, 55),
  shape(ramleh[2], 'M62 -40A128 55 0 0 1 30 61Q84 20 62 -40z'),
  `<ellipse cy="7" rx="114" ry="47" fill="none" stroke="${sea[8]}" stroke-width="7" stroke-dasharray="2.5 11"/>`,
  shape(tile[5], 'M-78 -14L10 -2L-8 16z'),
  shape(tile[7], 'M-78 -14L1 8L-8 16z'),
  shape(sea[6], 'M80 29L10 -2L-8 16z'),
  shape(sea[8], 'M80 29L1 8L-8 16z'),
  oval(gold, 1, 6, 9, 5),
);

const book = (y, x, w, h, [light, dark]) =>
  shape(light, d`M${x} ${y}h${w}v${h}h${-w}q-10 ${-h / 2} 0 ${-h}z`) +
  shape(dark, d`M${x + w * 0.55} ${y}H${x + w}v${h}H${x + w * 0.55}z`) +
  box(ramleh[1], x + 22, y, 7, h) +
  box(ramleh[1], x + 36, y, 3, h);

const books = [
  shape(tile[7], 'M470 462L720 462V480H500z'),
  book(430, 474, 300, 40, [sea[5], sea[6]]),
  book(396, 504, 260, 34, [ramleh[2], ramleh[4]]),
  book(352, 486, 280, 44, [cedar[4], cedar[6]]),
  turned(530, 326, 5, book(0, 0, 240, 26, [tile[5], tile[7]])),
];

export const career = picture(
  720,
  480,
  box(sea[8], 0, 0, 720, foot),
  shape(sea[6], 'M0 0H214L118 344H0z'),
  box(sea[9], 0, foot, 720, 140),
  ...doors.map(daylight),
  ...doors.map(({ x, w, top }) => shape(ramleh[2], pointed(x - 12, w + 24, top - 16, foot))),
  ...doors.map(({ x, w, top }) => shape(ramleh[4], pointed(x + 8, w + 4, top - 9, foot))),
  clipped('a', doors.map(opening).join(''), ...views),
  ...doors.map(door),
  shape(ramleh[5], 'M0 388L720 372V480H0z'),
  shape(ramleh[4], 'M0 388L720 372V382L0 400z'),
  compass,
  ...books,
);
