import { afterEach, expect, test } from 'vitest';
import '#languages/all.ts';
import { setLanguage } from '#languages/current.ts';
import { countryLabels } from '#src/components/countryLabels.ts';

afterEach(() => setLanguage('en'));

test.each([
  ['fr', 'Liban', 'Suisse'],
  ['ar', 'لبنان', 'سويسرا'],
] as const)(
  'the countries of a telephone number have their names in the language of the page: %s',
  (lang, ...names) => {
    setLanguage(lang);
    const { LB, CH } = countryLabels()!;
    expect([LB, CH]).toEqual(names);
  },
);
