import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { higherGrade } from '#forms/admission/rules.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { hasChildren } from '#forms/staff/rules.ts';
import { staff } from '#forms/staff/staff.ts';
import { crossStepRules } from '#tests/machines/crossStepRules.ts';

test('rules of one step that depend on answers of another step are found by evaluating them', () => {
  expect(crossStepRules(staff, staffExamples)).toEqual([hasChildren]);
  expect(crossStepRules(admission, admissionExamples)).toEqual([higherGrade]);
});
