import { at, disc, line, oval, shape } from './kit.mjs';

// Every path below belongs to a head of 20 units around (0, 0), turned to the right where it is seen from the side.
const cap = 'M-9.4 0Q-11 -12 0 -12.2Q11 -12 9.4 0Q8.6 -4.6 6.4 -6.4Q0 -4.2 -5.6 -6.6Q-8.4 -4.8 -9.4 0z';
const fringe = 'M-9.6 1Q-11 -12.4 0 -12.6Q11 -12.4 9.6 1Q9 -4 5 -7.4Q-2 -3.4 -7.6 -3.6Q-9.2 -2 -9.6 1z';
const nape = 'M-9.6 2Q-11 -12.2 0 -12.4Q11 -12.2 9.6 2Q8.6 8.6 0 8.8T-9.6 2z';
const profile =
  'M5.4 -9.6Q1 -13.4 -5 -11Q-12 -7.4 -9.8 2Q-8.6 6.4 -5.4 8Q-3.6 4 -2.8 0Q0.6 -1.6 2.4 -5.4Q4.6 -6.2 6.6 -6.4z';
const tuft = (points, r) => (tone) => points.map(([x, y]) => disc(tone, x, y, r)).join('');
const filled = (path) => (tone) => shape(tone, path);
const stroked = (width, path) => (tone) => line(tone, width, path);

/** Hair by shape and view: what hangs behind the face, what lies over it. */
const shapes = {
  crop: {
    front: [filled(cap)],
    back: [filled('M-9.4 1Q-11 -12 0 -12.2Q11 -12 9.4 1Q7.6 6.6 0 6.6T-9.4 1z')],
    side: [
      filled('M6.4 -8.4Q2 -13 -4 -11.4Q-11.6 -8.6 -9.4 1.6Q-8 4.4 -5.4 4.6Q-4 1 -2.8 -1Q-0.4 -3 1.4 -5.6Q4.4 -6 7 -6z'),
    ],
  },
  curls: {
    front: [
      tuft(
        [
          [-8, -6],
          [-4, -10],
          [2, -11],
          [7, -8],
          [9, -3],
          [-9.4, -1],
        ],
        4.2,
      ),
      tuft(
        [
          [-9.6, 1],
          [9.8, 2],
        ],
        3.4,
      ),
    ],
    back: [
      tuft(
        [
          [-7, -6],
          [-3, -10],
          [3, -10],
          [7, -6],
          [8, 0],
          [-8, 0],
          [-4, 4],
          [4, 4],
          [0, -3],
        ],
        5,
      ),
    ],
    side: [
      tuft(
        [
          [4, -10],
          [-1, -11],
          [-6, -8],
          [-9, -3],
          [-9, 2],
          [-6, 6],
          [-4, -3],
          [-5, 2],
        ],
        4.4,
      ),
    ],
  },
  bob: {
    front: [filled(fringe), filled('M-11 6Q-12.6 -13 0 -13T11 6Q9.6 9.4 6 8.6H-6Q-9.6 9.4 -11 6z')],
    back: [filled('M-11 6Q-12.6 -13 0 -13T11 6Q8 10.4 0 10.2T-11 6z')],
    side: [filled('M6.4 -8.4Q2 -13.6 -4 -12Q-12.6 -9 -11 6Q-9 10 -1.6 8.6Q1.8 4 0.8 -1.6Q2 -4 3 -6L6.8 -6z')],
  },
  long: {
    front: [
      filled(fringe),
      filled('M-11 20Q-13 -13 0 -13T11 20Q8 22.6 5.6 19Q4.6 12 4.4 7H-4.4Q-4.6 12 -5.6 19Q-8 22.6 -11 20z'),
    ],
    back: [filled('M-10 21Q-13 -13 0 -13T10 21Q5 25 0 23.6T-10 21z')],
    side: [
      filled('M6.4 -8.4Q2 -13.6 -4 -12Q-12 -9 -10.6 6Q-12.6 14 -13 20Q-8 23 -4 20Q-1 12 0.8 -1.6Q2 -4 3 -6L6.8 -6z'),
    ],
  },
  pony: {
    front: [filled(cap), filled('M6 -9Q15 -9 13.4 8Q9 6 8 -2z')],
    back: [filled('M-3.4 -5Q-5.6 8 -2.4 21Q1.8 20 3.6 12Q4.8 2 3.4 -5z'), filled(nape)],
    side: [filled(profile), filled('M-7 -8Q-18 -8 -17 12Q-12 11 -9.4 -1z')],
  },
  bun: {
    front: [filled(cap), (tone) => disc(tone, 1, -13.4, 5)],
    back: [(tone) => disc(tone, 0, -10.6, 5.2), filled(nape)],
    side: [filled(profile), (tone) => disc(tone, -9.6, -8.6, 5)],
  },
  plaits: {
    front: [
      filled('M-9.6 1Q-11 -12.4 0 -12.4Q11 -12.4 9.6 1Q8.8 -5 0.6 -8.4Q-7.6 -5 -9.6 1z'),
      stroked(4.4, 'M-10 4Q-13 10 -11 19M10 4Q13 10 11 19'),
    ],
    back: [filled(nape), stroked(4.6, 'M-8 4Q-11 11 -9 20M8 4Q11 11 9 20')],
    side: [filled(profile), stroked(4.4, 'M-8 4Q-12 10 -9 19')],
  },
  scarf: {
    front: [
      filled(
        'M-10.4 3Q-12 -13 0 -13T10.4 3Q12 12 15 17Q0 23 -15 17Q-12 12 -10.4 3zM-7 1Q-6.6 9.4 0 9.6T7 1Q7.4 -8.4 0 -8.6T-7 1z',
      ),
    ],
    back: [filled('M-10.6 3Q-12 -13 0 -13T10.6 3Q12 12 15 19Q0 27 -15 19Q-12 12 -10.6 3z')],
    side: [
      filled('M5.6 -9.8Q1 -14 -5 -12.4Q-13 -9 -11 3Q-11 10 -14 17Q-3 23 9 17Q6.4 12 5 9Q0 8 0 0Q0.4 -6 5.6 -9.8z'),
    ],
  },
};

export const hairShapes = Object.keys(shapes);

const lit = {
  front: 'M0 -10.4Q8.6 -10 8.6 0T0 10.4Q4.6 6 4 0T0 -10.4z',
  side: 'M-8.6 0Q-8.6 10.4 0 10.4Q8.6 10 8.6 0Q6 7.6 -8.6 0z',
};

/** A head without a face. `view` is front, back or side; a side looks right, or left with `turn: -1`. */
export function head(x, y, r, { skin, hair, tone, view = 'front', turn = 1 }) {
  const [over, behind] = shapes[hair][view];
  const parts =
    view === 'back'
      ? [oval(skin[1], 0, 0, 8.6, 10.4), behind?.(tone[1]), over(hair === 'crop' ? tone[0] : tone[1])]
      : [behind?.(tone[1]), oval(skin[0], 0, 0, 8.6, 10.4), shape(skin[1], lit[view]), over(tone[0])];
  if (view === 'back') parts.push(shape(tone[0], 'M-9 -2Q-9.6 -11 0 -11.4Q4 -11 6 -9.4Q-4 -7 -6 3Q-8.6 2 -9 -2z'));
  const scale = Math.round(r * 10) / 100;
  return at(x, y, turn < 0 ? `${-scale} ${scale}` : scale, ...parts);
}

/** A head seen from above, as a round of hair with the parting towards `look` degrees. */
export const crown = (x, y, r, { hair, tone, skin }, look = 0) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${look}) scale(${Math.round(r * 10) / 100})">${[
    hair === 'crop' ? disc(skin[1], 0, 3, 9.6) : '',
    hair === 'pony' || hair === 'plaits' ? shape(tone[1], 'M-4 -8Q-3 -24 0 -24T4 -8z') : '',
    hair === 'bun' ? disc(tone[1], 0, -11, 5.4) : '',
    hair === 'long' ? shape(tone[1], 'M-10 0Q-12 -18 0 -18T10 0z') : '',
    hair === 'scarf' ? oval(tone[1], 0, -2, 15, 13) : '',
    disc(tone[0], 0, 0, hair === 'curls' ? 11.6 : 10),
    shape(tone[1], 'M1 -9.8Q10 -9 9.8 0T0 9.8Q6.4 4 1 -9.8z'),
  ].join('')}</g>`;
