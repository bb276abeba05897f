import { crown } from './head.mjs';
import { at, disc, line, oval, shape } from './kit.mjs';
import { cloth, hairs, skins } from './palette.mjs';
import { sitting, walking } from './sideways.mjs';
import { upright } from './upright.mjs';

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
 * arms: down | up | out | book | point (the right one, forwards) · skin: 0..3 · hair: one of `hairShapes` in head.mjs · tone: of `hairs`
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
