import { expect, test } from 'vitest';
import { father } from '#forms/admission/father.ts';
import { mother } from '#forms/admission/mother.ts';
import { parentsInfo } from '#forms/admission/parentsInfo.ts';
import { siblingsInfo } from '#forms/admission/siblingsInfo.ts';
import { givenIn } from '#forms/rule.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';

const family = draftNamed('pre-KG child who was in none');
const offeredPhone = (parentsMaritialStatus: string, applicantLivesWith = 'Both Parents') =>
  givenIn(
    { ...family, parentsInfo: { ...family.parentsInfo, parentsMaritialStatus, applicantLivesWith } },
    mother.fields.homePhoneNumber.offer!,
  );

test('the father’s home telephone is offered to the mother where they live together', () => {
  expect(offeredPhone('Married')).toBe('+9611345678');
  expect(offeredPhone('Married', 'Guardian')).toBe('+9611345678');
});

test.each([
  ['Divorced'],
  ['Separated'],
  ['Single Partner'],
  ['Father Deceased'],
  ['Mother Deceased'],
  ['Father Lives Abroad or Travels Frequently'],
  ['Mother Lives Abroad or Travels Frequently'],
  ['Married', 'Mother Only'],
  ['Married', 'Father Only'],
])('it is not offered where they do not: %s %s', (status, livesWith?: string) => {
  expect(offeredPhone(status, livesWith)).toBeUndefined();
});

test('the child’s registry number is offered for the father’s, and not for the mother’s', () => {
  expect(givenIn(family, father.fields.registryNo.offer!)).toBe('1247');
  expect(mother.fields.registryNo).not.toHaveProperty('offer');
});

test('the names of the child’s form are offered for the father and the siblings', () => {
  const { firstName, familyName } = father.fields;
  const { lastName } = siblingsInfo.fields.siblings.fields;
  const named = { ...family, learner: { ...family.learner, familyName: 'Khoury', fatherName: 'Elias' } };
  expect([firstName, familyName, lastName].map(({ offer }) => givenIn(named, offer!))).toEqual([
    'Elias',
    'Khoury',
    'Khoury',
  ]);
});

test.each([
  ['Guardian', 'Other', ['Nadia', 'Samir']],
  ['Guardian', 'Both Parents', ['Nadia', 'Nadia']],
  ['Mother Only', 'Other', [undefined, 'Samir']],
  ['Mother Only', 'Both Parents', [undefined, undefined]],
])('a child lives with %s, the legal guardian is %s: the names %j are offered', (household, guardian, offered) => {
  const answers = {
    applicantLivesWith: household,
    applicantLivesWithGuardian: 'Nadia',
    legalGuardian: guardian,
    legalGuardianOther: 'Samir',
  };
  const draft = Object.entries(answers).reduce(
    (changed, [name, answer]) => answered(changed, `parentsInfo[${name}]`, answer),
    draftNamed('divorced parents with another legal guardian'),
  );
  const { legalGuardianOther, communicateWithOther } = parentsInfo.fields;
  expect([legalGuardianOther, communicateWithOther].map(({ offer }) => givenIn(draft, offer!))).toEqual(offered);
});
