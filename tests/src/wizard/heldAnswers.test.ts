import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { withAnswer } from '#forms/draft.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import { staff } from '#forms/staff/staff.ts';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const example = draftNamed('single man');
const phone = ['personalInfo', 'mobilePhone'];
const firstName = ['personalInfo', 'firstName'];

const show = (html: string) => {
  vi.stubGlobal('document', new JSDOM(html).window.document);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
};

/** What is taken of a page whose controls hold these texts. */
const taken = (draft: typeof example, texts: Readonly<Record<string, string>>) => {
  const controls = Object.entries(texts).map(([id, text]) => `<input id="${id}" value="${text}">`);
  show(controls.join(''));
  return heldAnswers(questionsOf(staff, 'personalInfo', draft), draft);
};

afterEach(() => void vi.unstubAllGlobals());

test('an answer that was filled in without an event is taken, and an empty control holds none', () => {
  const blank = withAnswer(example, phone, '');
  expect(taken(blank, { [idOf(firstName)]: 'Karim', [idOf(phone)]: '03 123 456' })).toEqual([
    [firstName, 'Karim'],
    [phone, '03 123 456'],
  ]);
  expect(taken(example, { [idOf(firstName)]: '', [idOf(phone)]: '' })).toEqual([]);
  expect(taken(example, { [idOf(firstName)]: 'Elias' })).toEqual([]);
});

test('of a yes or no the checked one is taken, and of two years those that were chosen', () => {
  const questions = [
    { path: ['ill'], field: staff.steps.employmentInfo.fields.hasHealthProblems },
    { path: ['years'], field: admission.steps.learner.fields.dayCareSchool.fields.years },
  ];
  const takenOf = (first: string, last: string) => {
    show(`<fieldset><input type="radio" id="ill" value="yes"><input type="radio" value="no" checked></fieldset>
      <fieldset><select id="years"><option>${first}</select><select><option>${last}</select></fieldset>`);
    return heldAnswers(questions, {}).map(([, answer]) => answer);
  };
  expect(takenOf('2019', '')).toEqual(['no', '2019-']);
  expect(takenOf('2019', '2021')).toEqual(['no', '2019-2021']);
  expect(takenOf('', '')).toEqual(['no']);
});

test.each([
  ['+9613123456', '03 123 456'],
  ['+9613123456', '+961 3 123 456'],
  ['03 123 456', '+961 3 123 456'],
  ['+79123456789', '8 (912) 345-67-89'],
  ['+375291234567', '8 029 123-45-67'],
  ['+5491123456789', '011 15-2345-6789'],
  // Half typed, while the applicant looks it up in another app.
  ['+9613', '03'],
  ['+79123', '8 (912) 3'],
  ['+370', '8'],
])('the number %s, which its field shows as %s, stays', (number, shown) => {
  expect(taken(withAnswer(example, phone, number), { [idOf(phone)]: shown })).toEqual([]);
});

test.each([
  ['+9613123456', '+33612345678'],
  ['+9613123456', '71 654 321'],
  ['+9613123456', '+961 71 123 456'],
  // A suggestion is taken after two keys.
  ['+9613', '+9613123456'],
  ['03 123 456 / 70 123 457', '70 123 458'],
])('another number than %s that is filled in without an event is taken: %s', (number, held) => {
  expect(taken(withAnswer(example, phone, number), { [idOf(phone)]: held })).toEqual([[phone, held]]);
});
