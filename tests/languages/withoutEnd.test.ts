import { expect, test } from 'vitest';
import { withoutEnd } from '#languages/withoutEnd.ts';

test.each([
  ['/a//', '/', '/a'],
  ['///', '/', ''],
  ['//a', '/', '//a'],
  ['a.,b;.,', '.,;', 'a.,b'],
  ['', '/', ''],
])('%j without %j at its end is %j', (text, characters, expected) => {
  expect(withoutEnd(text, characters)).toBe(expected);
});
