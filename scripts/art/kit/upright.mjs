import { head } from './head.mjs';
import { at, box, disc, line, shape } from './kit.mjs';
import { ink } from './palette.mjs';

const neck = (b) => box(b.skin[1], -b.r * 0.4, b.shoulder - b.r * 0.6, b.r * 0.8, b.r * 1.1);
const face = (o, b) => head(0, -100 + b.r * 1.12, b.r, { skin: b.skin, hair: o.hair, tone: o.tone, view: o.view });

/** Seen from the front or the back. `o` are the options of `figure`, `b` the measures of the body. */
export function upright(o, b) {
  const { shoulder: s, half: w, hip, r } = b;
  const hem = o.skirt ? hip + 20 : hip;
  const spread = o.skirt ? 13 : 10;
  const stride = o.pose === 'walk' ? 4 : 0;
  const legs = [
    line(o.legs[0], 7.5, `M-5 ${hip}V${-5 - stride}`),
    line(o.legs[1], 7.5, `M5 ${hip}V-5`),
    box(ink, -9, -4 - stride, 8, 4),
    box(ink, 1, -4, 8, 4),
  ];
  const torso = [
    shape(
      o.coat[0],
      `M${-w} ${s + 5}Q${-w + 1} ${s} ${-w + 6} ${s - 0.6}L0 ${s - 1.6}L${w - 6} ${s - 0.6}Q${w - 1} ${s} ${w} ${s + 5}L${w - 3} ${hip - 14}L${spread} ${hem + 2}H${-spread}L${-w + 3} ${hip - 14}z`,
    ),
    shape(
      o.coat[1],
      `M${w * 0.3} ${s - 0.8}L${w - 6} ${s - 0.6}Q${w - 1} ${s} ${w} ${s + 5}L${w - 3} ${hip - 14}L${spread} ${hem + 2}H${spread * 0.35}z`,
    ),
  ];
  const reach = {
    down: [
      `M${-w + 2} ${s + 5}Q${-w - 3} ${s + b.arm * 0.5} ${-w - 1} ${s + b.arm}`,
      `M${w - 2} ${s + 5}Q${w + 3} ${s + b.arm * 0.5} ${w + 1} ${s + b.arm}`,
    ],
    up: [
      `M${-w + 2} ${s + 5}Q${-w - 8} ${s - 6} ${-w - 5} ${s - b.arm * 0.8}`,
      `M${w - 2} ${s + 5}Q${w + 8} ${s - 6} ${w + 5} ${s - b.arm * 0.8}`,
    ],
    out: [
      `M${-w + 2} ${s + 5}Q${-w - 8} ${s + 8} ${-w - b.arm * 0.7} ${s + 2}`,
      `M${w - 2} ${s + 5}Q${w + 8} ${s + 8} ${w + b.arm * 0.7} ${s + 2}`,
    ],
    book: [`M${-w + 1} ${s + 5}Q${-w - 4} ${s + 18} -6 ${s + 17}`, `M${w - 1} ${s + 5}Q${w + 4} ${s + 18} 6 ${s + 17}`],
    point: [
      `M${-w + 2} ${s + 5}Q${-w - 3} ${s + b.arm * 0.5} ${-w - 1} ${s + b.arm}`,
      `M${w - 2} ${s + 5}Q${w + 5} ${s + 20} ${w + b.arm * 0.5} ${s + 6}`,
    ],
  }[o.arms];
  const hands = {
    down: [-w - 1, s + b.arm + 3, w + 1, s + b.arm + 3],
    up: [-w - 5, s - b.arm * 0.8 - 3, w + 5, s - b.arm * 0.8 - 3],
    out: [-w - b.arm * 0.7 - 3, s + 2, w + b.arm * 0.7 + 3, s + 2],
    book: [-5, s + 17, 5, s + 17],
    point: [-w - 1, s + b.arm + 3, w + b.arm * 0.5 + 2, s + 4],
  }[o.arms];
  const arms = [
    disc(b.skin[0], hands[0], hands[1], r * 0.34),
    disc(b.skin[1], hands[2], hands[3], r * 0.34),
    line(o.coat[0], 5.4, reach[0]),
    line(o.coat[1], 5.4, reach[1]),
  ];
  const raised =
    o.arms === 'book'
      ? [...arms, o.holds && at(0, s + 14, 1, o.holds)]
      : [o.holds && at(hands[2], hands[3], 1, o.holds)];
  const bag = o.bag
    ? [
        shape(o.bag[0], `M${-w + 3} ${s + 3}h${2 * w - 6}v22q0 3 -3 3h${-2 * w + 12}q-3 0 -3 -3z`),
        shape(o.bag[1], `M${w * 0.2} ${s + 3}H${w - 3}v22q0 3 -3 3H${w * 0.2}z`),
      ]
    : [];
  return o.view === 'back'
    ? [
        o.arms === 'book' ? at(0, s + 14, 1, o.holds) : '',
        ...legs,
        ...arms,
        neck(b),
        ...torso,
        ...bag,
        face(o, b),
        ...(o.arms === 'book' ? [] : raised),
      ]
    : [...legs, ...(o.arms === 'book' ? [] : arms), neck(b), ...torso, face(o, b), ...raised];
}
