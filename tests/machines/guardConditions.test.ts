import { describe, expect, test } from 'vitest';
import { and, not, setup, stateIn } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { higherGrade, outOfReach } from '#forms/admission/rules.ts';
import { branchesOf } from '#forms/form.ts';
import type { Rule } from '#forms/rule.ts';
import { hasChildren, healthProblems, marriedWoman } from '#forms/staff/rules.ts';
import { type StaffDraft, staff } from '#forms/staff/staff.ts';
import { answersFor, guardConditionsOf } from '#machines/inspect/guardConditions.ts';
import { applications } from '#machines/inspect/machineEntries.ts';

describe('the answers that fulfil a rule are named by the questions and options of the form', () => {
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
    expect(answersFor(form, rule as Rule)).toContain(text);
  });

  test('each alternative, where there are more than two', () => {
    const rule: Rule = {
      name: 'any of three',
      holds: ({ personalInfo: { maritalStatus, gender, hasChildren: children } }: StaffDraft) =>
        maritalStatus === 'single' ||
        (maritalStatus === 'married' && gender === 'female') ||
        (maritalStatus === '' && children === 'yes'),
    };
    const text = answersFor(staff, rule);
    for (const each of [
      '“Single”',
      '“Married”, and',
      '“Gender” is “Female”',
      '“no answer”, and',
      'children?” is “yes”',
    ])
      expect(text).toContain(each);
  });

  const branched = applications.filter(({ form }) => Object.values(form.steps).flatMap(branchesOf).length > 0);
  test.each(branched)('for every branch of $name', ({ form }) => {
    const rules = Object.values(form.steps).flatMap(branchesOf);
    expect(rules.filter((rule) => !answersFor(form, rule)).map(({ name }) => name)).toEqual([]);
  });

  test('except for a rule that reads an answer other than a choice', () => {
    const rule: Rule = {
      name: 'is named',
      holds: (draft: { personalInfo: { firstName: string } }) => draft.personalInfo.firstName !== '',
    };
    expect(answersFor(staff, rule)).toBeUndefined();
  });
});

test('the condition of another guard is its source, for each part of a combined one', () => {
  const machine = setup({
    guards: { 'is even': ({ context }: { context: { count: number } }) => context.count % 2 === 0 },
  }).createMachine({ context: { count: 0 } });
  expect(guardConditionsOf(machine, undefined, and([not('is even' as never), stateIn({ files: 'read' })]))).toEqual([
    { name: 'not is even', text: expect.stringMatching(/^unless: .*context\.count % 2 === 0/) },
    { name: 'in files.read', text: 'that state is active' },
  ]);
});
