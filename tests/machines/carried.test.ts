import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { higherGrade } from '#forms/admission/rules.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { hasChildren } from '#forms/staff/rules.ts';
import { staff } from '#forms/staff/staff.ts';
import { carriedIn } from '#tests/machines/carried.ts';

test('what one step decides in another is read off the rules', () => {
  expect(carriedIn(staff, staffExamples)).toEqual([hasChildren]);
  expect(carriedIn(admission, admissionExamples)).toEqual([higherGrade]);
});
