import { expect, test } from 'vitest';
import { multiLine, oneLine } from '#forms/text.ts';

test.each([
  ['a soft hyphen of a web page', 'Abou\u00adjaoude', 'Aboujaoude'],
  ['a zero-width space', 'Abou\u200bjaoude', 'Aboujaoude'],
  ['marks of direction', '\u202bRana\u202c\u200f', 'Rana'],
  ['characters that are drawn as nothing', '\u034f\u115f\u180e\u2800\u3164\ufe0f\u{e0041}', ''],
  ['the line break of a presentation', 'Zahlé\vJounieh', 'Zahlé Jounieh'],
  ['other line breaks', 'a\r\nb\u0085c\u2028d\fe\tf', 'a b c d e f'],
  ['another control character', 'Ra\u0007na', 'Rana'],
  ['the mark of a dictation', 'Rana\ufffc', 'Rana'],
  ['half a character', 'Rana \ud83d', 'Rana \ufffd'],
])('one line is stored without %s', (_what, typed, stored) => {
  expect(oneLine(typed)).toBe(stored);
});

test('of several lines each break becomes the same', () => {
  expect(multiLine(' School One\vSchool Two\r\nSchool\u00ad Three\u2028\tFour \n')).toBe(
    'School One\nSchool Two\nSchool Three\n\tFour',
  );
});
