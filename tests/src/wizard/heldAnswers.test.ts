import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { blank, withAnswer } from '#forms/draft.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import { draftOf } from '#forms/receive.ts';
import { staff } from '#forms/staff/staff.ts';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const example = draftNamed('single man');
const phone = ['personalInfo', 'mobilePhone'];
const firstName = ['personalInfo', 'firstName'];

/** What is taken of a page whose controls hold these texts. */
const taken = (draft: typeof example, texts: Readonly<Record<string, string>>) => {
  const controls = Object.entries(texts).map(([id, text]) => `<input id="${id}" value="${text}">`);
  const { document } = new JSDOM(controls.join('')).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
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
  const page = (first: string, last: string) =>
    `<fieldset><input type="radio" id="employmentInfo-hasHealthProblems" value="yes"><input type="radio" value="no" checked></fieldset>
    <fieldset><select id="years"><option>${first}</option></select><select><option>${last}</option></select></fieldset>`;
  const [problems] = questionsOf(staff, 'employmentInfo', example).filter(
    ({ path }) => path.at(-1) === 'hasHealthProblems',
  );
  const [years] = questionsOf(
    admission,
    'learner',
    draftOf(admission, admissionExamples['pre-KG child from a day care']),
  ).filter(({ field }) => field.kind === 'years');
  const takenOf = (first: string, last: string) => {
    const { document } = new JSDOM(page(first, last).replace('"years"', `"${idOf(years!.path)}"`)).window;
    vi.stubGlobal('document', document);
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    return heldAnswers([problems!, years!], blank(staff)).map(([, answer]) => answer);
  };
  expect(takenOf('2019', '')).toEqual(['no', '2019-']);
  expect(takenOf('2019', '2021')).toEqual(['no', '2019-2021']);
  expect(takenOf('', '')).toEqual(['no']);
});

test.each([
  ['+9613123456', '03 123 456'],
  ['+79123456789', '8 (912) 345-67-89'],
  ['+375291234567', '8 029 123-45-67'],
  ['+5491123456789', '011 15-2345-6789'],
])('the number %s, which its field shows as %s, stays', (number, shown) => {
  expect(taken(withAnswer(example, phone, number), { [idOf(phone)]: shown })).toEqual([]);
});
