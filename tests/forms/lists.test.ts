import '#languages/all.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countries } from '#forms/lists/countries.ts';
import { nationalities } from '#forms/lists/nationalities.ts';
import { message } from '#languages/message.ts';
import { lists } from '../../scripts/content/lists.ts';

test.each(Object.entries(lists))('%s is up to date with the data set; `npm run lists` updates it', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  ['countries', countries, 'Lebanon', 250],
  ['nationalities', nationalities, 'Lebanese', 200],
] as const)('the %s are complete, Lebanon’s first, each once', (_what, options, first, about) => {
  const names = options.map(({ value }) => value);
  expect(names[0]).toBe(first);
  expect(new Set(names).size).toBe(names.length);
  expect(Math.abs(names.length - about)).toBeLessThan(10);
  expect(options.flatMap(({ value, label }) => [value, label]).every((name) => /^\S.*\S$/.test(name))).toBe(true);
});

test('a nationality has another name than a country, and is sent as the data set spells it', () => {
  const names = new Set(countries.map(({ label }) => label));
  expect(nationalities.filter(({ label }) => names.has(label))).toEqual([]);
  const djiboutian = nationalities.find(({ value }) => value === 'Djibouti');
  expect(['en', 'ar', 'fr'].map((lang) => message(djiboutian!.label)({ lang }))).toEqual([
    'Djiboutian',
    'جيبوتية',
    'Djiboutienne',
  ]);
});
