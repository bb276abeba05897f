import '#languages/all.ts';
import * as rules from 'libphonenumber-js/min';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { withAnswer } from '#forms/draft.ts';
import { sizeInWords } from '#forms/limits.ts';
import { draftOf } from '#forms/receive.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const draft = withAnswer(draftNamed('single man'), ['personalInfo', 'mobilePhone'], '+961 00 000 000');

test('the same answers are checked in each language, with and without the rules of phone numbers', () => {
  const said = (...how: [rules?: typeof rules, lang?: 'en' | 'fr']) =>
    validateStep(staff, 'personalInfo', draft, ...how).messages.get('personalInfo-mobilePhone');
  expect(said()).toBeUndefined();
  expect(said(rules, 'en')).toBe('Please provide a valid phone number.');
  expect(said(rules, 'fr')).toMatch(/téléphone/);
  expect([answersOf(staff, draft), answersOf(staff, draft, rules)]).toEqual([expect.any(Object), undefined]);
});

test('a message names its question in the language that is asked for', () => {
  const { messages } = validateStep(admission, 'learner', draftOf(admission, {}), undefined, 'fr');
  expect([messages.get('learner-familyName'), messages.get('learner-gender')]).toEqual([
    'Le champ « Nom de famille » est obligatoire.',
    'Le champ « Sexe » est obligatoire.',
  ]);
});

test.each([
  [310, '310 bytes'],
  [1_023, '1023 bytes'],
  [1_024, '1 KB'],
  [12_800, '13 KB'],
  [1_048_576, '1 MB'],
  [1_572_864, '1.5 MB'],
  [10_485_761, '10.1 MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test('answers that depend on the day are checked again on another one', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pupil = draftOf(admission, admissionExamples['grade 5 pupil with two former schools']);
  const ofThisYear = withAnswer(pupil, ['learner', 'scholasticYear'], '2026-2027');
  const birthday = withAnswer(draftNamed('single man'), ['personalInfo', 'birthDate'], '2026-12-31');
  const found = () => [
    answersOf(admission, ofThisYear, rules) !== undefined,
    validateStep(staff, 'personalInfo', birthday, rules).messages.has('personalInfo-birthDate'),
  ];
  vi.setSystemTime('2026-12-30T12:00:00Z');
  expect(found()).toEqual([true, true]);
  vi.setSystemTime('2027-01-02T12:00:00Z');
  expect(found()).toEqual([false, false]);
});
