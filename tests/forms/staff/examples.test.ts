import { describe, expect, test } from 'vitest';
import { answersOf, validateStep } from '#forms/check.ts';
import { draftOf, receive } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';

describe.each(Object.entries(staffExamples))('the staff example %s', (_name, answers) => {
  test('is complete and valid in every step', () => {
    const draft = draftOf(staff, answers);
    const problems = Object.keys(staff.steps).flatMap((id) => [...validateStep(staff, id, draft).messages]);
    expect(problems).toEqual([]);
    expect(answersOf(staff, draft)).toEqual(answers);
  });

  test('is received as it was sent', () => {
    expect(receive(staff, partsOf(answers))).toEqual({ answers });
  });
});
