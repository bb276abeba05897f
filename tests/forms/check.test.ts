import '#languages/all.ts';
import * as rules from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
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
