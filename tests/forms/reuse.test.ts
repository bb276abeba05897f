import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { filesIn } from '#forms/attachment.ts';
import { answersOf } from '#forms/check.ts';
import { answerAt, blank } from '#forms/draft.ts';
import { canReuse, reusable } from '#forms/reuse.ts';
import { draftNamed } from '#tests/forms/admission/edited.ts';

const divorced = draftNamed('divorced parents with another legal guardian');
const next = blank(admission);

test('another child is offered the parents, the address and the siblings, and none of the files', () => {
  const previous = reusable(admission, divorced);
  expect(filesIn(divorced).length).toBeGreaterThan(0);
  expect(filesIn(previous)).toEqual([]);
  for (const path of [['learner', 'address'], ['father'], ['mother'], ['siblingsInfo']])
    expect(answerAt(previous, path)).toEqual(answerAt(divorced, path));
  expect(answerAt(previous, ['parentsInfo', 'legalGuardianOther'])).toBe(
    answerAt(divorced, ['parentsInfo', 'legalGuardianOther']),
  );
});

test('nothing of the first child is carried to the second', () => {
  const { address: _, ...learner } = reusable(admission, divorced).learner as Record<string, unknown>;
  const { address: __, ...unanswered } = next.learner;
  expect(learner).toEqual(unanswered);
});

test('what is answered already is not offered again', () => {
  const previous = reusable(admission, divorced);
  expect(canReuse(admission, next, previous, ['father'])).toBe(true);
  expect(canReuse(admission, divorced, previous, ['father'])).toBe(false);
  expect(canReuse(admission, next, undefined, ['father'])).toBe(false);
  expect(canReuse(admission, next, previous, ['documents'])).toBe(false);
});

test('an application with the offered answers and the child’s own answers is complete', () => {
  const child = draftNamed('pre-KG child who was in none');
  const previous = reusable(admission, draftNamed('three siblings of which one applies'));
  const reused = ['father', 'mother', 'siblingsInfo', 'parentsInfo'].map((id) => [id, answerAt(previous, [id])]);
  expect(answersOf(admission, { ...child, ...Object.fromEntries(reused) })).toBeDefined();
});
