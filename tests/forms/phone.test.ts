import * as rules from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { likelyNumber } from '#forms/likelyNumber.ts';
import {
  extensionOf,
  goesBeyondOneNumber,
  hasSeveralNumbers,
  internationalNumber,
  isPhoneNumber,
} from '#forms/phone.ts';

test.each([
  '03 123456 / 71 654321',
  '03 123456, 71 654321',
  '03123456 or 71654321',
  '٠٣١٢٣٤٥٦ أو ٧١٦٥٤٣٢١',
  '+961 3 123 456 +961 71 654 321',
  '03 123456 - 71 654321',
  '03 123456 71 654321',
  '03123456-71654321',
  '3123456 / 3654321',
])('%s is two numbers, and neither is lost', (typed) => {
  expect(hasSeveralNumbers(typed)).toBe(true);
  expect(internationalNumber(typed, rules)).toBe(typed);
});

test.each([
  ['03 123456', '+9613123456'],
  ['03/123456', '+9613123456'],
  ['961/3/123456', '+9613123456'],
  ['+961 (3) 123.456', '+9613123456'],
  ['+49 15123-456789', '+4915123456789'],
  ['03 123456 /', '+9613123456'],
  ['٠٣/١٢٣٤٥٦', '+9613123456'],
  ['961 00 123 1233', '+9611231233'],
  ['++961 3 123 456', '+9613123456'],
  ['+ ++961 3 123 456', '+9613123456'],
  ['+\u202a+961 3 123 456\u202c', '+9613123456'],
  ['+961+9613123456', '+9613123456'],
  ['+961 +961 3 123 456', '+9613123456'],
  ['+1+15145550123', '+15145550123'],
  ['+1 (514) 555-0123', '+15145550123'],
  ['+123456789012345', '+123456789012345'],
])('%s is one number', (typed, number) => {
  expect(hasSeveralNumbers(typed)).toBe(false);
  expect(internationalNumber(typed, rules)).toBe(number);
});

test('a code that another plus sign follows stays where the rest is no number with that code', () => {
  expect(internationalNumber('+961+9612345', rules)).toBe('+961+9612345');
});

test.each([
  ['03 123456 /', true],
  ['03 123456 / 7', true],
  ['03/', false],
  ['03 123456 -', true],
  ['03123456-71654321', true],
  ['03+9613123456', true],
  ['961+', true],
  ['٠٣+٩٦١٣', true],
  ['+961 3 123 456', false],
  ['\u202a+961 3 123 456\u202c', false],
  ['+1 (514) 555-', false],
  ['+1 (514) 555-0123', false],
  ['04 123456 ext 12', true],
])('while %s is typed, a second number may follow: %s', (typed, expected) => {
  expect(goesBeyondOneNumber(typed)).toBe(expected);
});

test.each([
  ['04 123456 ext 12', '+9614123456'],
  ['04 123456, 12', '+9614123456'],
  ['04 123456 #12', '+9614123456'],
  ['04 123456 poste 12', '+9614123456'],
  ['04 123456 (Poste: 12)', '+9614123456'],
  ['٠٤ ١٢٣٤٥٦ تحويلة ١٢', '+9614123456'],
  ['+44 20 7946 0958 ext. 12', '+442079460958'],
  ['tel:+9614123456;ext=12', '+9614123456'],
])('the extension 12 of %s is not part of the number that is sent', (typed, number) => {
  expect(extensionOf(typed, rules)).toBe('12');
  expect(internationalNumber(typed, rules)).toBe(number);
});

test.each([
  '04 123456',
  '03/123-456',
  '+1 (514) 555-0123',
  '04 123456 home',
  '03 123456 / 71 654321',
  '04 123456 ext',
  '',
])('%j has no extension', (typed) => {
  expect(extensionOf(typed, rules)).toBeUndefined();
});

test.each([
  ['+916 3 123 456', '+9613123456'],
  ['+691 71 654 321', '+96171654321'],
  ['+961 961 3 123 456', '+9613123456'],
  ['+03 123 456', '+9613123456'],
  ['+44 3 123 456', '+9613123456'],
  ['+423 3 123 456', '+9613123456'],
  ['+916 79 123 456', '+96179123456'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyNumber(typed, rules)).toBe(meant);
});

test.each([
  '03 123 456',
  '+961 71 654 321',
  '+961 1 345 678',
  '+44 7911 123456',
  '+968 71 654 321',
  '+33 6 12 34 56 78',
  '+961 3 123',
  '+961 00 000 000',
  '+555 3 123 456',
  '03 123456 / 71 654321',
  '',
])('%j is not asked about', (typed) => {
  expect(likelyNumber(typed, rules)).toBeUndefined();
});

test.each([
  ['+123 45-67', true],
  ['+123456', false],
  ['+123456789012345', true],
  ['03 123 456', true],
  ['04 123456 ext 12', true],
  ['03 123 4', false],
])('without the rules of countries %s may be a number: %s', (typed, may) => {
  expect(isPhoneNumber(internationalNumber(typed))).toBe(may);
});
