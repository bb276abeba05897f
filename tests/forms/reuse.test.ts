import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { filesIn } from '#forms/attachment.ts';
import { answersOf } from '#forms/check.ts';
import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, entriesOf, groupOf } from '#forms/draftValue.ts';
import { limits } from '#forms/limits.ts';
import { canReuse, offerAt, reusable } from '#forms/reuse.ts';
import { answered, draftNamed } from '#tests/forms/admission/edited.ts';

const divorced = answered(
  draftNamed('divorced parents with another legal guardian'),
  'learner[nationality2]',
  'French',
);
const next = blank(admission);
const familys = [
  'familyName',
  'fatherName',
  'familyNameAr',
  'fatherNameAr',
  'nationality1',
  'nationality2',
  'civilRegistryNo',
] as const;

test('another child is offered the parents, the address and the family’s names, and none of the files', () => {
  const previous = reusable(admission, divorced);
  expect(filesIn(divorced).length).toBeGreaterThan(0);
  expect(filesIn(previous)).toEqual([]);
  for (const path of [...familys.map((name) => ['learner', name]), ['learner', 'address'], ['father'], ['mother']])
    expect(answerAt(previous, path)).toEqual(answerAt(divorced, path));
  expect(answerAt(previous, ['parentsInfo', 'legalGuardianOther'])).toBe(
    answerAt(divorced, ['parentsInfo', 'legalGuardianOther']),
  );
});

test('nothing of the first child is carried to the second', () => {
  const learner = Object.entries(groupOf(reusable(admission, divorced).learner));
  const own = learner.filter(([name]) => name !== 'address' && !familys.some((each) => each === name));
  for (const [name, answer] of own) expect(answer, name).toEqual(groupOf(next.learner)[name]);
});

test('what is answered already is not offered again', () => {
  const previous = reusable(admission, divorced);
  expect(canReuse(admission, next, previous, ['father'])).toBe(true);
  expect(canReuse(admission, divorced, previous, ['father'])).toBe(false);
  expect(canReuse(admission, next, undefined, ['father'])).toBe(false);
  expect(canReuse(admission, next, previous, ['documents'])).toBe(false);
});

const family = answered(draftNamed('three siblings of which one applies'), 'learner[nationality2]', 'French');
const offered = reusable(admission, family);
const siblingsOfferedTo = (name: string, dateOfBirth: string, previous = offered) => {
  const draft = { ...next, learner: { ...next.learner, name, dateOfBirth } };
  return groupOf(answerAt(offerAt(admission, draft, previous, ['siblingsInfo']).offered, ['siblingsInfo']));
};
const firstNames = ({ siblings }: DraftGroup) => entriesOf(siblings).map(({ firstName }) => firstName);

test('the siblings of another child are those of the child just sent, without the one who is applying now, and this child', () => {
  const marc = siblingsOfferedTo('marc ', '2018-08-21');
  expect(firstNames(marc)).toEqual(['Lea', 'Nour', 'Karim']);
  expect(entriesOf(marc.siblings).at(-1)).toMatchObject({
    firstName: 'Karim',
    lastName: 'Khoury',
    dateOfBirth: '2023-05-14',
    grade: 'pre-kg-1',
    isAttendingBac: 'no',
    isApplyingToBac: 'yes',
  });
  // A twin, and another child of the same name.
  expect(firstNames(siblingsOfferedTo('Maria', '2018-08-21'))).toEqual(['Lea', 'Marc', 'Nour', 'Karim']);
  expect(firstNames(siblingsOfferedTo('Marc', '2020-01-01'))).toEqual(['Lea', 'Marc', 'Nour', 'Karim']);
});

test('the sibling of an only child is the child just sent, and the third child has both', () => {
  const first = draftNamed('pre-KG child who was in none');
  const previous = reusable(admission, first);
  const second = siblingsOfferedTo('Marc', '2018-08-21', previous);
  expect(second).toMatchObject({ hasSiblings: 'yes' });
  expect(firstNames(second)).toEqual(['Karim']);
  const sent = {
    ...first,
    learner: { ...first.learner, name: 'Marc', dateOfBirth: '2018-08-21' },
    siblingsInfo: second,
  };
  expect(firstNames(siblingsOfferedTo('Lea', '2014-04-04', reusable(admission, sent)))).toEqual(['Karim', 'Marc']);
});

test('of siblings, as many are offered as the list takes', () => {
  const [lea] = entriesOf(groupOf(answerAt(family, ['siblingsInfo'])).siblings);
  const most = Array.from({ length: limits.entries }, (_, at) => ({
    ...lea,
    key: `e${at}`,
    firstName: `Sibling ${at}`,
  }));
  const sent = withAnswer(family, ['siblingsInfo', 'siblings'], most);
  const siblings = siblingsOfferedTo('Marc', '2018-08-21', reusable(admission, sent));
  expect(firstNames(siblings)).toEqual([...most.slice(1).map(({ firstName }) => firstName), 'Karim']);
});

test('to the child who was just sent, no siblings are offered where there are no others', () => {
  const draft = draftNamed('pre-KG child who was in none');
  const previous = reusable(admission, draft);
  expect(canReuse(admission, { ...next, learner: draft.learner }, previous, ['siblingsInfo'])).toBe(false);
  expect(canReuse(admission, next, previous, ['siblingsInfo'])).toBe(true);
});

test('the family’s names are offered at once, until one of them is answered', () => {
  expect(canReuse(admission, next, offered, ['learner'])).toBe(true);
  expect(offerAt(admission, next, offered, ['learner']).paths.map(([, name]) => name)).toEqual(familys);
  const begun = { ...next, learner: { ...next.learner, fatherName: 'Elias' } };
  expect(canReuse(admission, begun, offered, ['learner'])).toBe(false);
  expect(canReuse(admission, begun, offered, ['learner', 'address'])).toBe(true);
});

test('an application with the offered answers and the child’s own answers is complete', () => {
  const child = draftNamed('pre-KG child who was in none');
  const previous = reusable(admission, draftNamed('three siblings of which one applies'));
  const reused = ['father', 'mother', 'siblingsInfo', 'parentsInfo'].map((id) => [id, answerAt(previous, [id])]);
  expect(answersOf(admission, { ...child, ...Object.fromEntries(reused) })).toBeDefined();
});
