import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { validateStep } from '#forms/check.ts';
import { receive } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { answered, draftNamed, edited, errorsOf } from '#tests/forms/admission/edited.ts';

const child = 'pre-KG child who was in none';
const pupil = 'grade 5 pupil with two former schools';
const siblings = 'three siblings of which one applies';

const noDate = 'Date of birth is incomplete, or there is no such day. Please check the day, month and year.';
const civilRegistry = 'Civil registry number must be a valid number.';
const registry = 'Registry number must be a valid number.';
const year = 'Please check the year.';
const email = 'Please provide a valid email address.';
const phone = 'Please provide a valid phone number.';
const birth = 'learner[dateOfBirth]';
const civilRegistryNo = 'learner[civilRegistryNo]';
const registryNo = 'father[registryNo]';
const fatherPhone = 'father[mobilePhoneNumber]';
const motherHome = 'mother[homePhoneNumber]';
const fatherBirth = 'father[dateOfBirth]';
const siblingGrade = 'siblingsInfo[siblings][0][grade]';
const siblingBirth = 'siblingsInfo[siblings][0][dateOfBirth]';

test.each<[rule: string, example: AdmissionExample, name: string, answer: string, message: string]>([
  ['a date of birth is a date', child, birth, '14/05/2023', noDate],
  ['a sibling’s date of birth is a date', siblings, siblingBirth, '2014', noDate],
  ['a day is not before 1900', child, 'mother[dateOfBirth]', '1899-12-31', year],

  ['a father is at least 12 years older than the learner', child, fatherBirth, '2011-05-15', year],
  ['a mother is at least 12 years older than the learner', child, 'mother[dateOfBirth]', '2023-11-02', year],
  ['a date in Arabic-Indic digits is compared, too', child, fatherBirth, '٢٠١٥-٠١-٠١', year],

  ['a civil registry number has digits only', child, civilRegistryNo, '12-47', civilRegistry],
  ['a registry number is not negative', child, registryNo, '-88', registry],
  ['a registry number is one number', child, 'mother[registryNo]', '88 89', registry],

  ['an e-mail address has an @', child, 'father[email]', 'elias.mail.example', email],

  ['a phone number exists in its country', child, fatherPhone, '+961 00 000 000', phone],
  ['a home phone number is valid though it is optional', child, motherHome, '01', phone],
])('%s', (_rule, example, name, answer, message) => {
  expect(errorsOf(example, { [name]: answer })).toEqual({ [name]: message });
});

test('a parent’s date of birth is compared with the learner’s, in whatever digits and with spaces around it', () => {
  expect(errorsOf(child, { [birth]: ' ٢٠٢٣-٠٥-١٤ ', [fatherBirth]: '2011-05-15' })).toEqual({ [fatherBirth]: year });
});

test.each<[limit: string, example: AdmissionExample, name: string, answer: string, sent?: string]>([
  ['a registry number in Arabic-Indic digits is read', child, registryNo, ' ١٢٤٧ ', '1247'],
  ['a date of birth in Arabic-Indic digits is read', child, birth, '٢٠٢٣-٠٥-١٤', '2023-05-14'],
  ['a phone number may be typed as in Lebanon', child, motherHome, '٠١ ٣٤٥ ٦٧٨', '+9611345678'],
  ['a former grade is free text', pupil, 'learner[dayCareSchool][0][grade]', 'CM2, section B'],
  ['a father may be 12 years older than the learner', child, fatherBirth, '2011-05-14'],
  ['a day may be the first of 1900', child, 'mother[dateOfBirth]', '1900-01-01'],
  ['a parent may be born in a leap year', child, 'mother[dateOfBirth]', '2008-02-29'],
  ['a sibling may be too young for school', siblings, siblingGrade, 'not-at-school-yet'],
  ['a sibling may have finished school', siblings, siblingGrade, 'finished-school'],
])('%s', (_limit, example, name, answer, sent = answer) => {
  const { answers, errors } = receive(admission, edited(example, { [name]: answer }));
  expect(errors).toBeUndefined();
  expect(new Map(partsOf(answers)).get(name)).toBe(sent);
});

test('a parent’s date of birth is not compared while the learner’s is missing or no date', () => {
  for (const learnersBirth of ['', 'unknown'])
    expect(Object.keys(errorsOf(child, { [birth]: learnersBirth, [fatherBirth]: '2020-01-01' }) ?? {})).toEqual([
      birth,
    ]);
});

test('a change of the learner’s date of birth is seen in the parents’ steps', () => {
  const draft = draftNamed(child);
  const older = answered(draft, birth, '1995-05-14');
  expect(validateStep(admission, 'father', draft).messages.size).toBe(0);
  expect([...validateStep(admission, 'father', older).messages]).toEqual([['father-dateOfBirth', year]]);
});
