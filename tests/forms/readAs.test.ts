import * as rules from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { readAs } from '#forms/readAs.ts';
import { personalInfo } from '#forms/staff/personalInfo.ts';

const { birthDate, mobilePhone, firstName } = personalInfo.fields;

const months = 'January February March April May June July August September October November December'.split(' ');

test.each<[typed: string, words: string]>([
  ['1900-01-01', '1 January 1900'],
  ...months.map(
    (month, i) => [`2024-${String(i + 1).padStart(2, '0')}-11`, `11 ${month} 2024`] satisfies [string, string],
  ),
])('the date %s is said in words', (typed, words) => {
  expect(readAs(birthDate, typed)).toBe(words);
});

test.each(['', 'unfinished', '0001-03-11', '0198-03-11', '1899-12-31'])(
  'of the date %j nothing is said while its year is typed',
  (typed) => {
    expect(readAs(birthDate, typed)).toBeUndefined();
  },
);

test('that an extension is not sent is said beside a phone number, and nothing beside one without', () => {
  const note = 'Extension 12 is not sent. If there is a direct number, please give that one.';
  expect(readAs(mobilePhone, '04 123456 ext 12', rules)).toBe(note);
  expect(readAs(mobilePhone, '٠٤ ١٢٣٤٥٦ تحويلة ١٢', rules)).toBe(note);
  expect(readAs(mobilePhone, '04 123456', rules)).toBeUndefined();
  expect(readAs(firstName, '04 123456 ext 12', rules)).toBeUndefined();
});
