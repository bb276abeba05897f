import { box, disc, group, line, picture, pointed, shape } from '../kit/kit.mjs';
import { cedar, gold, ramleh, sea, tile, white } from '../kit/palette.mjs';

// Pages lie on one another; the arch cut through them narrows from page to page down to the view.
const pages = [
  { tone: ramleh[1], shade: ramleh[4], x: 76, w: 568, top: 92, foot: 860 },
  { tone: tile[5], shade: tile[7], x: 114, w: 500, top: 158, foot: 836 },
  { tone: ramleh[2], shade: ramleh[5], x: 148, w: 436, top: 222, foot: 812 },
  { tone: sea[5], shade: sea[6], x: 186, w: 368, top: 290, foot: 788 },
  { tone: sea[6], shade: sea[8], x: 220, w: 304, top: 356, foot: 764 },
];

const cut = ({ x, w, top, foot }, dx = 0, dy = 0) => pointed(x + dx, w, top + dy, foot + dy, w * 0.66);

const layers = pages.flatMap((page, i) => {
  const next = pages[i + 1];
  const ground = next?.tone ?? sea[3];
  const cast = next?.shade ?? sea[4];
  return [
    `<clipPath id="p${i}"><path d="${cut(page)}"/></clipPath>`,
    group(`clip-path="url(#p${i})"`, shape(cast, cut(page)), shape(ground, cut(page, 20, 22))),
  ];
});

const last = pages[pages.length - 1];
const view = [
  shape(sea[3], cut(last, 20, 22)),
  disc(ramleh[1], 318, 590, 74),
  disc(gold, 318, 590, 30),
  shape(sea[4], 'M330 640L380 560L420 596L470 540L540 600V700H330z'),
  box(sea[5], 200, 632, 360, 140),
  line(ramleh[1], 3, 'M282 644h74M290 656h56M298 668h40M304 680h28'),
  shape(white, 'M410 626V676H386z'),
  shape(tile[5], 'M378 680H434L424 690H390z'),
  shape(cedar[6], 'M200 770V738Q300 690 400 716T560 700V770z'),
];

export const journalCover = picture(
  720,
  960,
  box(sea[8], 0, 0, 720, 960),
  shape(sea[9], 'M52 930H690V60L720 90V960H90z'),
  shape(ramleh[5], 'M30 36H684V924H44z'),
  shape(ramleh[4], 'M28 32H678V918H38z'),
  shape(ramleh[2], 'M26 28H670V912H32z'),
  shape(ramleh[1], 'M24 24H662V906H24z'),
  ...layers,
  group('clip-path="url(#p4)"', ...view),
  shape(ramleh[4], 'M662 800V906H552Q620 890 662 800z'),
  shape(white, 'M662 800Q600 800 566 836Q574 876 552 906Q630 880 662 800z'),
);
