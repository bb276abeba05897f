import { head } from './head.mjs';
import { at, box, line, oval, shape } from './kit.mjs';
import { cloth, hairs, ink, sea, skins } from './palette.mjs';

const usual = { skin: 1, hair: 'crop', tone: hairs.dark, coat: cloth.sea };

/** Someone in a wheelchair, seen from behind; `height` is what a standing person would measure. */
export function wheelsAway(x, foot, height, options = {}) {
  const o = { ...usual, ...options };
  return at(
    x,
    foot,
    Math.round(height * 10) / 1000,
    oval(ink, -17, -16, 3.6, 16),
    oval(ink, 17, -16, 3.6, 16),
    oval(sea[5], -17, -16, 1.6, 12.6),
    oval(sea[5], 17, -16, 1.6, 12.6),
    box(ink, -7, -7, 3, 7),
    box(ink, 5, -7, 3, 7),
    box(skins[o.skin][1], -3.4, -60, 6.8, 8),
    line(o.coat[0], 5.4, 'M-11 -50Q-18 -40 -15 -30'),
    line(o.coat[1], 5.4, 'M11 -50Q18 -40 15 -30'),
    shape(o.coat[0], 'M-12.6 -48Q-12 -53 -6 -53.6L0 -54.6L6 -53.6Q12 -53 12.6 -48L10 -22H-10z'),
    shape(o.coat[1], 'M4 -54L6 -53.6Q12 -53 12.6 -48L10 -22H4z'),
    shape(sea[6], 'M-13 -44H13V-18H-13z'),
    shape(sea[8], 'M4 -44H13V-18H4z'),
    line(ink, 2.6, 'M-13 -18V-50h-3M13 -18V-50h3'),
    head(0, -66, 9, { skin: skins[o.skin], hair: o.hair, tone: o.tone, view: 'back' }),
  );
}
