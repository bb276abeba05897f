import { expect, test } from 'vitest';
import { father } from '#forms/admission/father.ts';
import { mother } from '#forms/admission/mother.ts';
import { givenIn } from '#forms/rule.ts';
import { draftNamed } from '#tests/forms/admission/edited.ts';

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
