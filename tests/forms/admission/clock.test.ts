import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { edited } from '#tests/forms/admission/edited.ts';

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

beforeEach(() => {
  setClock('2026-11-20T22:30:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

// The examples choose their scholastic year by the real clock.
const received = (example: AdmissionExample, name: string, answer: string) =>
  receive(admission, edited(example, { 'learner[scholasticYear]': '2026-2027', [name]: answer }));

const child = 'pre-KG child who was in none';
const toddler = 'pre-KG child from a day care';
const siblings = 'three siblings of which one applies';

const future = 'The date of birth must not be in the future.';
const outOfYears = 'Please choose years from 2000 to this year.';
const noYears = 'Daycare years are required.';
const notListed = 'Please choose one of the listed answers: Scholastic year.';
const birth = 'learner[dateOfBirth]';
const scholasticYear = 'learner[scholasticYear]';
const years = 'learner[dayCareSchool][1][years]';

test.each<[rule: string, example: AdmissionExample, name: string, answer: string, message: string]>([
  ['a learner is not born in the future', child, birth, '2026-11-22', future],
  ['a father is not born in the future', child, 'father[dateOfBirth]', '2027-01-01', future],
  ['a sibling is not born in the future', siblings, 'siblingsInfo[siblings][2][dateOfBirth]', '2026-11-22', future],
  ['years begin in 2000', toddler, years, '1999-2001', outOfYears],
  ['years end this year', toddler, years, '2025-2027', outOfYears],
  ['the last year is not before the first', toddler, years, '2024-2023', 'The last year must not be before the first.'],
  ['years are two', toddler, years, '2024', noYears],
  ['years have a last one', toddler, years, '2024-', noYears],
  ['years are numbers', toddler, years, 'then-now', noYears],
  ['a scholastic year is not the one before', child, scholasticYear, '2025-2026', notListed],
  ['a scholastic year is one year', child, scholasticYear, '2026-2028', notListed],
])('%s', (_rule, example, name, answer, message) => {
  expect(received(example, name, answer).errors).toEqual({ [name]: message });
});

test.each<[limit: string, example: AdmissionExample, name: string, answer: string, sent?: string]>([
  ['a learner may be born today, by the clock of Beirut', child, birth, '2026-11-21'],
  ['years may be 2000 alone', toddler, years, '2000-2000'],
  ['years may be this year alone', toddler, years, '2026-2026'],
  ['years in Arabic-Indic digits are read', toddler, years, '٢٠١٩-٢٠٢١', '2019-2021'],
])('%s', (_limit, example, name, answer, sent = answer) => {
  const { answers, errors } = received(example, name, answer);
  expect(errors).toBeUndefined();
  expect(new Map(partsOf(answers)).get(name)).toBe(sent);
});

describe('the clock of Beirut decides', () => {
  const { fields } = admission.steps.learner;

  test.each([
    ['2026-01-01T00:00:00Z', ['2026-2027', '2027-2028']],
    ['2026-12-31T21:59:59Z', ['2026-2027', '2027-2028']],
    ['2026-12-31T22:00:00Z', ['2027-2028', '2028-2029']],
  ])('which two scholastic years are offered: %s', (now, offered) => {
    setClock(now);
    expect(fields.scholasticYear.options?.()).toEqual(offered.map((year) => ({ value: year, label: year })));
    for (const year of offered) expect(received(child, scholasticYear, year).errors).toBeUndefined();
  });

  test('which years of a day care are offered', () => {
    const offered = () => fields.dayCareSchool.fields.years.options?.().map(({ value }) => Number(value));
    expect(offered()).toEqual(Array.from({ length: 27 }, (_, i) => 2000 + i));
    setClock('2026-12-31T22:00:00Z');
    expect(offered()?.at(-1)).toBe(2027);
    expect(received(toddler, years, '2026-2027').errors).toEqual({ [scholasticYear]: notListed });
  });
});
