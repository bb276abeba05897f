import { describe, expect, test } from 'vitest';
import { and, not, setup, stateIn } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { higherGrade, outOfReach } from '#forms/admission/rules.ts';
import { branchesOf } from '#forms/form.ts';
import type { Rule } from '#forms/rule.ts';
import { hasChildren, healthProblems, marriedWoman } from '#forms/staff/rules.ts';
import { staff } from '#forms/staff/staff.ts';
import { answersThat, asksOf } from '#machines/inspect/asks.ts';
import { applications } from '#machines/inspect/machineEntries.ts';

describe('what a rule asks is said by the questions and answers of the form', () => {
  test.each([
    [
      staff,
      marriedWoman,
      'Personal Information, “Marital status” is “Married”, and Personal Information, “Gender” is “Female”',
    ],
    [staff, hasChildren, '“Married”, and Personal Information, “Do you have children?” is “yes”'],
    [staff, healthProblems, 'Employment Information, “Do you have any health problems?” is “yes”'],
    [admission, higherGrade, '“Grade applying to” is anything but “no answer” or “Pre-KG 1”'],
    [admission, outOfReach('father'), '“Applicant lives with” is “Mother Only” or “Guardian”; or '],
  ])('%#', (form, rule, text) => {
    expect(answersThat(form, rule as Rule)).toContain(text);
  });

  test.each(applications)('for every branch of $name', ({ applying: { form } }) => {
    const rules = Object.values(form.steps).flatMap(branchesOf);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => !answersThat(form, rule)).map(({ name }) => name)).toEqual([]);
  });

  test('but for one that reads another answer than a choice: that is shown as it is written', () => {
    const rule: Rule = {
      name: 'is named',
      holds: (draft: { personalInfo: { firstName: string } }) => draft.personalInfo.firstName !== '',
    };
    expect(answersThat(staff, rule)).toBeUndefined();
  });
});

test('what another guard asks is its source, each part of a combined one', () => {
  const machine = setup({
    guards: { 'is even': ({ context }: { context: { count: number } }) => context.count % 2 === 0 },
  }).createMachine({ context: { count: 0 } });
  expect(asksOf(machine, undefined, and([not('is even' as never), stateIn({ files: 'read' })]))).toEqual([
    { guard: 'is even', text: expect.stringMatching(/context\.count % 2 === 0/) },
    { guard: 'in files.read', text: 'that state is active' },
  ]);
});
