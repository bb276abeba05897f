import { expect, test } from 'vitest';
import { close, open } from '#src/photographs/imaging/closing.ts';

/** A plane of one value, with a square of another in it, of this width. */
const withSquare = (around: number, inside: number, width: number) => {
  const data = new Uint8Array(20 * 20).fill(around);
  for (let y = 0; y < width; y++) data.fill(inside, (8 + y) * 20 + 8, (8 + y) * 20 + 8 + width);
  return { width: 20, height: 20, data };
};

test.each([
  ['a dark letter on a paper is filled, and a bright spot on a table stays', close, [255, 0], [0, 255]],
  ['a bright spot on a table is removed, and a dark letter on a paper stays', open, [0, 255], [255, 0]],
] as const)('%s', (_name, treat, [around, removed], [other, kept]) => {
  const radius = 2;
  expect(new Set(treat(withSquare(around, removed, 3), radius).data)).toEqual(new Set([around]));
  expect(treat(withSquare(other, kept, 3), radius)).toEqual(withSquare(other, kept, 3));
  // What is wider is no letter and no spot.
  expect(treat(withSquare(around, removed, 6), radius)).toEqual(withSquare(around, removed, 6));
});
