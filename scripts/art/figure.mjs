import { crown, head } from './head.mjs';
import { at, box, disc, line, oval, shape } from './kit.mjs';
import { cloth, hairs, ink, sea, skins } from './palette.mjs';

/** Where head, shoulders and hips stand in a person 100 units tall: child, pupil, adult. */
const ages = {
  small: { r: 10.4, shoulder: -74, half: 12.5, hip: -40, arm: 27 },
  middle: { r: 8.4, shoulder: -79, half: 12, hip: -45, arm: 31 },
  tall: { r: 7, shoulder: -82.5, half: 12.6, hip: -48, arm: 34 },
};

const usual = {
  age: 'middle',
  view: 'front',
  pose: 'stand',
  arms: 'down',
  turn: 1,
  skin: 1,
  hair: 'crop',
  tone: hairs.dark,
  coat: cloth.sea,
  legs: cloth.night,
  skirt: false,
  bag: null,
  holds: '',
};

/**
 * A person `height` pixels tall (as if standing) with the feet on `foot`.
 *
 * age: small | middle | tall · view: front | back | side · turn: 1 looks right, -1 left (side only)
 * pose: stand | walk | sit | wheels (sit and wheels are side views; the seat is at 27 % of the height)
 * arms: down | up | out | book · skin: 0..3 · hair: one of `hairShapes` in head.mjs · tone: of `hairs`
 * coat, legs: pairs of `cloth` · skirt: true · bag: a pair of `cloth`, worn on the back · holds: svg around the hand(s),
 * in units of a hundredth of the height
 */
export function figure(x, foot, height, options = {}) {
  const o = { ...usual, ...options };
  const body = { ...ages[o.age], skin: skins[o.skin] };
  const seated = o.pose === 'sit' || o.pose === 'wheels';
  const side = seated || o.view === 'side';
  const parts = seated ? sitting(o, body) : side ? walking(o, body) : upright(o, body);
  return at(x, foot, Math.round(height * 10) / 1000, ...parts);
}

/** A person seen from straight above, `width` across the shoulders, looking towards `look` degrees (0 is down). */
export function figureAbove(x, y, width, options = {}, look = 0) {
  const o = { ...usual, ...options };
  const k = width / 100;
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${look}) scale(${Math.round(k * 100) / 100})">` +
    [
      o.arms === 'down' ? '' : line(o.coat[1], 17, 'M-38 4Q-44 34 -20 44M38 4Q44 34 20 44'),
      o.arms === 'down' ? '' : disc(skins[o.skin][0], -15, 46, 8) + disc(skins[o.skin][1], 15, 46, 8),
      oval(o.coat[0], 0, 0, 50, 25),
      shape(o.coat[1], 'M-20 -23Q50 -30 50 0T-10 24.6Q30 10 -20 -23z'),
    ].join('') +
    '</g>' +
    crown(x, y, 26 * k, { hair: o.hair, tone: o.tone, skin: skins[o.skin] }, look)
  );
}

const neck = (b) => box(b.skin[1], -b.r * 0.4, b.shoulder - b.r * 0.6, b.r * 0.8, b.r * 1.1);
const face = (o, b, x = 0, view = o.view) =>
  head(x, -100 + b.r * 1.12, b.r, { skin: b.skin, hair: o.hair, tone: o.tone, view, turn: o.turn });
const shoe = (x, turn) => shape(ink, `M${x - 3} 0v-4h6q${turn * 3} 1 ${turn * 4} 4z`);

function upright(o, b) {
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
  }[o.arms];
  const hands = {
    down: [-w - 1, s + b.arm + 3, w + 1, s + b.arm + 3],
    up: [-w - 5, s - b.arm * 0.8 - 3, w + 5, s - b.arm * 0.8 - 3],
    out: [-w - b.arm * 0.7 - 3, s + 2, w + b.arm * 0.7 + 3, s + 2],
    book: [-5, s + 17, 5, s + 17],
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

const sideHead = (o, b, x) => face(o, b, x, 'side');

function walking(o, b) {
  const { shoulder: s, hip } = b;
  const t = o.turn;
  const step = o.pose === 'walk' ? 11 : 1.5;
  const hem = o.skirt ? hip + 20 : hip + 2;
  const hand = { down: [4, s + b.arm], up: [13, s - b.arm * 0.7], out: [25, s + 7], book: [17, s + 17] }[o.arms];
  const elbow = { down: [-2, s + 18], up: [10, s + 2], out: [10, s + 14], book: [2, s + 22] }[o.arms];
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

function sitting(o, b) {
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
  line(sea[5], 1, `M${-t * 3} -30v28M${-t * 17} -16h28`);
