import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { AdmissionExample } from '#forms/admission/examples.ts';
import { validateStep } from '#forms/check.ts';
import { answered, draftNamed, errorsOf } from '#tests/forms/admission/edited.ts';

const child = 'pre-KG child who was in none';
const toddler = 'pre-KG child from a day care';
const pupil = 'grade 5 pupil with two former schools';
const divorced = 'divorced parents with another legal guardian';
const siblings = 'three siblings of which one applies';
const letters = (count: number) => 'x'.repeat(count);

type Row = [name: string, example: AdmissionExample, label: string];

const oneLine: Row[] = [
  ['learner[familyName]', child, 'Family name'],
  ['learner[name]', child, 'First name'],
  ['learner[fatherName]', child, "Father's name"],
  ['learner[birthCity]', child, 'City of birth'],
  ['learner[address][floor]', child, 'Floor'],
  ['learner[address][building]', child, 'Building'],
  ['learner[address][street]', child, 'Street'],
  ['learner[address][city]', child, 'City'],
  ['learner[dayCareSchool][0][name]', toddler, 'Name'],
  ['learner[dayCareSchool][1][grade]', pupil, 'Grade'],
  ['learner[repeatedGrade]', pupil, 'The repeated grade'],
  ['learner[physicalMedicalCondition]', pupil, 'The description of the condition'],
  ['parentsInfo[applicantLivesWithGuardian]', divorced, 'Guardian'],
  ['parentsInfo[legalGuardianOther]', divorced, 'The name of the legal guardian'],
  ['parentsInfo[communicateWithOther]', divorced, 'The name of the person to communicate with'],
  ['father[firstName]', child, 'First name'],
  ['father[familyName]', child, 'Family name'],
  ['father[birthCity]', child, 'City of birth'],
  ['father[occupation]', child, 'Occupation'],
  ['mother[maidenName]', child, 'Maiden name'],
  ['mother[organization]', child, 'Organization'],
  ['mother[position]', child, 'Position'],
  ['siblingsInfo[siblings][0][firstName]', siblings, 'First name'],
  ['siblingsInfo[siblings][2][lastName]', siblings, 'Last name'],
];

test.each(oneLine)('%s may have 100 characters and no more', (name, example, label) => {
  expect(errorsOf(example, { [name]: letters(100) })).toBeUndefined();
  expect(errorsOf(example, { [name]: '🎓'.repeat(100) })).toBeUndefined();
  expect(errorsOf(example, { [name]: letters(101) })).toEqual({ [name]: `${label} must be at most 100 characters` });
});

test.each<Row>([
  ['learner[reasonForJoining]', child, 'Reason for joining'],
  ['learner[dayCareSchool][0][reasonForLeaving]', toddler, 'Reason for leaving'],
])('%s may have 2,000 characters and no more', (name, example, label) => {
  expect(errorsOf(example, { [name]: letters(2000) })).toBeUndefined();
  expect(errorsOf(example, { [name]: letters(2001) })).toEqual({
    [name]: `${label} must be at most 2,000 characters`,
  });
});

test.each<Row>([
  ['learner[civilRegistryNo]', child, 'Civil registry number'],
  ['father[registryNo]', child, 'Registry number'],
  ['mother[registryNo]', child, 'Registry number'],
])('%s may have 20 digits and no more', (name, example, label) => {
  expect(errorsOf(example, { [name]: '1'.repeat(20) })).toBeUndefined();
  expect(errorsOf(example, { [name]: '1'.repeat(21) })).toEqual({ [name]: `${label} must be at most 20 characters` });
});

test('an e-mail address has at most 254 characters', () => {
  expect(errorsOf(child, { 'father[email]': `${letters(242)}@mail.example` })).toEqual({
    'father[email]': 'Email must be at most 254 characters',
  });
});

describe('a list may have 20 entries and no more', () => {
  test.each([
    ['siblingsInfo', 'siblings', 'Siblings', siblings],
    ['learner', 'dayCareSchool', 'Previous Day Care', toddler],
  ] as const)('in the draft: %s, %s', (step, field, label, example) => {
    const draft = draftNamed(example);
    const list = `${step}[${field}]`;
    const [first] = step === 'learner' ? draft.learner.dayCareSchool : draft.siblingsInfo.siblings;
    const messages = (count: number) => {
      const entries = Array.from({ length: count }, (_, i) => ({ ...first, key: `e${i + 1}` }));
      return [...validateStep(admission, step, answered(draft, list, entries)).messages];
    };
    expect(messages(20)).toEqual([]);
    expect(messages(21)).toEqual([[`${step}-${field}`, `${label} may have at most 20 entries`]]);
  });

  test.each(['siblingsInfo[siblings][20][firstName]', 'learner[dayCareSchool][20][name]'])('sent: %s', (name) => {
    expect(errorsOf(siblings, { [name]: 'One more' })).toEqual({ [name]: 'This answer is not part of the form.' });
  });
});
