import { expect, test } from 'vitest';
import { higherGrade } from '#forms/admission/rules.ts';
import { hasChildren } from '#forms/staff/rules.ts';
import { applications } from '#tests/applications.ts';
import { carriedIn } from '#tests/machines/carried.ts';

test('what one step decides in another is read off the rules', () => {
  const carried = applications.map(({ form, examples }) => carriedIn(form, examples));
  expect(carried).toEqual([[hasChildren], [higherGrade]]);
});
