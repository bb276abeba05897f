import { head } from './head.mjs';
import { at, box, disc, line, shape } from './kit.mjs';
import { ink, sea } from './palette.mjs';

const shoe = (x, turn) => shape(ink, `M${x - 3} 0v-4h6q${turn * 3} 1 ${turn * 4} 4z`);
const sideHead = (o, b, x) =>
  head(x, -100 + b.r * 1.12, b.r, { skin: b.skin, hair: o.hair, tone: o.tone, view: 'side', turn: o.turn });

/** Seen from the side. */
export function walking(o, b) {
  const { shoulder: s, hip } = b;
  const t = o.turn;
  const step = o.pose === 'walk' ? 11 : 1.5;
  const hem = o.skirt ? hip + 20 : hip + 2;
  const hand = {
    down: [4, s + b.arm],
    up: [13, s - b.arm * 0.7],
    out: [25, s + 7],
    point: [25, s + 7],
    book: [17, s + 17],
  }[o.arms];
  const elbow = { down: [-2, s + 18], up: [10, s + 2], out: [10, s + 14], point: [10, s + 14], book: [2, s + 22] }[
    o.arms
  ];
  return [
    line(o.legs[1], 7, `M${-t} ${hip}Q${-t * 2} -24 ${-t * step} -5`),
    shoe(-t * step, t),
    line(o.legs[0], 7.5, `M${t} ${hip}Q${t * 5} -24 ${t * step} -5`),
    shoe(t * step, t),
    box(b.skin[1], -2.6, s - b.r * 0.6, 5.2, b.r * 1.1),
    o.bag
      ? shape(o.bag[t > 0 ? 0 : 1], `M${-t * 5} ${s + 2}h${-t * 8}q${-t * 3} 0 ${-t * 3} 4v18q0 3 ${t * 3} 3h${t * 8}z`)
      : '',
    shape(o.coat[0], `M-6 ${s + 2}Q0 ${s - 3} 6 ${s + 2}Q9 ${s + 16} 8 ${hem}H-8Q-9 ${s + 16} -6 ${s + 2}z`),
    shape(o.coat[1], `M2 ${s - 0.5}Q5 ${s} 6 ${s + 2}Q9 ${s + 16} 8 ${hem}H1Q4 ${s + 16} 2 ${s - 0.5}z`),
    sideHead(o, b, t),
    disc(b.skin[0], t * hand[0], hand[1] + 1, b.r * 0.36),
    line(o.coat[t > 0 ? 1 : 0], 5.4, `M0 ${s + 6}Q${t * elbow[0]} ${elbow[1]} ${t * hand[0]} ${hand[1]}`),
    o.holds && at(t * hand[0], hand[1], 1, o.holds),
  ];
}

/** On a seat 27 units high, or in a wheelchair. */
export function sitting(o, b) {
  const t = o.turn;
  const drop = b.hip + 27;
  const lower = at(
    0,
    -drop,
    1,
    box(b.skin[1], -2.6, b.shoulder - b.r * 0.6, 5.2, b.r * 1.1),
    shape(
      o.coat[0],
      `M-6 ${b.shoulder + 2}Q0 ${b.shoulder - 3} 6 ${b.shoulder + 2}Q9 ${b.shoulder + 16} 8 ${b.hip + 3}H-8Q-9 ${b.shoulder + 16} -6 ${b.shoulder + 2}z`,
    ),
    shape(
      o.coat[1],
      `M2 ${b.shoulder - 0.5}Q5 ${b.shoulder} 6 ${b.shoulder + 2}Q9 ${b.shoulder + 16} 8 ${b.hip + 3}H1Q4 ${b.shoulder + 16} 2 ${b.shoulder - 0.5}z`,
    ),
    sideHead(o, b, t),
    o.holds && at(t * 17, b.shoulder + 18, 1, o.holds),
    disc(b.skin[0], t * 17, b.shoulder + 18, b.r * 0.36),
    line(o.coat[t > 0 ? 1 : 0], 5.4, `M0 ${b.shoulder + 6}Q${t} ${b.shoulder + 22} ${t * 15} ${b.shoulder + 19}`),
  );
  const legs = [
    line(o.legs[1], 7, `M0 -26H${t * 17}Q${t * 19} -20 ${t * 16} -5`),
    line(o.legs[0], 7.5, `M0 -26H${t * 20}Q${t * 23} -20 ${t * 20} -5`),
    shoe(t * 20, t),
  ];
  return o.pose === 'wheels' ? [chairBehind(t), ...legs, lower, chairWheel(t)] : [...legs, lower];
}

const chairBehind = (t) =>
  line(sea[5], 2.6, `M${-t * 14} -56l${t * 3} 4L${-t * 9} -22H${t * 14}L${t * 20} -4h${t * 8}M${t * 14} -22V-8`);
const chairWheel = (t) =>
  `<circle fill="none" stroke="${ink}" stroke-width="2.6" cx="${-t * 3}" cy="-16" r="15"/>` +
  `<circle fill="none" stroke="${ink}" stroke-width="2.4" cx="${t * 14}" cy="-5" r="4"/>` +
  disc(sea[5], -t * 3, -16, 2.6) +
  line(sea[5], 1, `M${-t * 3} -30v28M${-t * 3 - 14} -16h28`);
