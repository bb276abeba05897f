import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { holds } from '#forms/rule.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';

const { father, mother } = admission.steps;

/** Whose steps begin with the note about a parent who has died, is alone or away, after this answer. */
const notedAfter = (question: string, answer: string) => {
  const draft = answered(draftNamed('pre-KG child who was in none'), `parentsInfo[${question}]`, answer);
  return [father, mother].map(({ note }) => holds(note!.when, draft));
};

test.each([
  ['Married', [false, false]],
  ['Divorced', [false, false]],
  ['Separated', [false, false]],
  ['Single Partner', [true, true]],
  ['Father Deceased', [true, false]],
  ['Mother Deceased', [false, true]],
  ['Father Lives Abroad or Travels Frequently', [true, false]],
  ['Mother Lives Abroad or Travels Frequently', [false, true]],
])('parents who are %s: the steps of father and mother begin with a note: %j', (status, noted) => {
  expect(notedAfter('parentsMaritialStatus', status)).toEqual(noted);
});

test.each([
  ['Both Parents', [false, false]],
  ['Mother Only', [true, false]],
  ['Father Only', [false, true]],
  ['Guardian', [true, true]],
])('a child that lives with %s: the steps of father and mother begin with a note: %j', (household, noted) => {
  expect(notedAfter('applicantLivesWith', household)).toEqual(noted);
});
