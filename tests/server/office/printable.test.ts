import { expect, test } from 'vitest';
import { formatList } from '#server/office/formatList.ts';
import { printable, printableJson, printableLines } from '#server/office/printable.ts';
import { summaryOf } from '#server/storing/summary.ts';
import { applicationFor } from '#tests/server/storing/applications.ts';

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

// Control characters, marks that reorder a text, and line separators.
const unsafe = [
  ...range(0x00, 0x08),
  ...range(0x0a, 0x1f),
  ...range(0x7f, 0x9f),
  0x61c,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
].map((code) => String.fromCodePoint(code));

test('no control character and no mark that reorders a text reaches a terminal', () => {
  for (const character of unsafe) {
    const text = `Maya${character}Haddad`;
    const escaped = `Maya\\u{${character.codePointAt(0)!.toString(16)}}Haddad`;
    expect(printable(text)).toBe(escaped);
    expect(printableLines(text)).toEqual(character === '\n' ? ['Maya', 'Haddad'] : [escaped]);
    const json = printableJson([text]);
    if (character !== '\n') expect(json).not.toContain(character);
    expect(JSON.parse(json)).toEqual([text]);
  }
});

test('a tab, which each copy from a spreadsheet has, is a space', () => {
  expect(printable('Maths\t14\t\u0007')).toBe('Maths 14 \\u{7}');
  expect(printableLines('Maths\t14\nArt\t12')).toEqual(['Maths 14', 'Art 12']);
});

test('the columns of a list stand under each other, also below a name with marks', () => {
  const summaries = ['Elie', 'E\u0301lie', 'مُحَمَّد'].map((applicant) => ({
    ...summaryOf(applicationFor('staff')),
    applicant,
  }));
  const [heads, ...rows] = formatList
    .table(summaries)
    .split('\n')
    .map((line) => line.replace(/\p{M}/gu, ''));
  const column = heads!.indexOf('FILES');
  expect(rows.slice(0, 3).map((row) => row.slice(column))).toEqual(['0', '0', '0']);
});

test('names in any script are printed as they are', () => {
  for (const name of ['مايا حدّاد', 'Zoë O’Brien', '李小龍', '👩🏽‍🏫']) expect(printable(name)).toBe(name);
});
