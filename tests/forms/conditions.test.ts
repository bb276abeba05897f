import { describe, expect, test } from 'vitest';
import { answersOf, validateStep } from '#forms/check.ts';
import { withAnswer } from '#forms/draft.ts';
import { nameAt, questionsOf } from '#forms/questions.ts';
import { receive } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { type StaffDraft, staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import { draftNamed, edited } from '#tests/forms/staff/edited.ts';

const askedOf = (draft: StaffDraft) =>
  Object.keys(staff.steps).flatMap((id) => questionsOf(staff, id, draft).map(({ path }) => nameAt(draft, path)));
const messagesOf = (draft: StaffDraft) =>
  Object.keys(staff.steps).flatMap((id) => [...validateStep(staff, id, draft).messages.keys()]);
const namesOf = (answers: unknown) => partsOf(answers).map(([name]) => name);
/** The draft with the answer of this wire name replaced; an example's entries have the keys e1, e2. */
const answered = (draft: StaffDraft, name: string, answer: string): StaffDraft => {
  const segments = name.replaceAll(']', '').split('[');
  return withAnswer(
    draft,
    segments.map((segment) => (/^\d$/.test(segment) ? `e${Number(segment) + 1}` : segment)),
    answer,
  );
};

const experience = (index: number, ...names: string[]) =>
  names.map((name) => `workExperience[experiences][${index}][${name}]`);
const reference = (index: number) =>
  ['firstName', 'lastName', 'mobileNo', 'email', 'position'].map((name) => `references[${index}][${name}]`);
const reasons = ['from', 'to', 'institution', 'position', 'reasonForChange', 'reasonForJoining'];

interface Condition {
  condition: string;
  example: StaffExample;
  /** The answer that decides, and what it is while the condition holds and while it does not. */
  decides: string;
  holds: string;
  not: string;
  /** What is asked only while it holds. */
  asks: string[];
}

const conditions: Condition[] = [
  {
    condition: 'married',
    example: 'married man without children',
    decides: 'personalInfo[maritalStatus]',
    holds: 'married',
    not: 'single',
    asks: ['personalInfo[spouseOccupation]', 'personalInfo[hasChildren]'],
  },
  {
    condition: 'married woman, by her gender',
    example: 'married mother of two',
    decides: 'personalInfo[gender]',
    holds: 'female',
    not: 'male',
    asks: ['personalInfo[maidenName]'],
  },
  {
    condition: 'married woman with children, by her marital status',
    example: 'married mother of two',
    decides: 'personalInfo[maritalStatus]',
    holds: 'married',
    not: 'single',
    asks: [
      'personalInfo[maidenName]',
      'personalInfo[spouseOccupation]',
      'personalInfo[hasChildren]',
      'personalInfo[numberOfChildren]',
      'employmentInfo[isWillingToRegisterChildren]',
    ],
  },
  {
    condition: 'has children',
    example: 'married mother of two',
    decides: 'personalInfo[hasChildren]',
    holds: 'yes',
    not: 'no',
    asks: ['personalInfo[numberOfChildren]', 'employmentInfo[isWillingToRegisterChildren]'],
  },
  {
    condition: 'has work experience',
    example: 'experienced teacher',
    decides: 'workExperience[hasWorkExperience]',
    holds: 'yes',
    not: 'no',
    asks: [
      ...experience(0, ...reasons, 'previousEmploymentLetter'),
      ...experience(1, ...reasons, 'previousEmploymentLetter'),
    ],
  },
  {
    condition: 'has references',
    example: 'experienced teacher',
    decides: 'hasReferences',
    holds: 'yes',
    not: 'no',
    asks: [...reference(0), ...reference(1)],
  },
  {
    condition: 'applied to other schools',
    example: 'married man without children',
    decides: 'employmentInfo[hasAppliedToOtherSchools]',
    holds: 'yes',
    not: 'no',
    asks: ['employmentInfo[hasAppliedToOtherSchoolsSpecify]'],
  },
  {
    condition: 'has health problems',
    example: 'married man without children',
    decides: 'employmentInfo[hasHealthProblems]',
    holds: 'yes',
    not: 'no',
    asks: ['employmentInfo[hasHealthProblemsSpecify]'],
  },
];

describe.each(conditions)('$condition', ({ example, decides, holds, not, asks }) => {
  const shown = draftNamed(example);
  const hidden = answered(shown, decides, not);

  test('shows its own questions and no others', () => {
    expect(askedOf(shown)).toEqual(expect.arrayContaining(asks));
    expect(askedOf(hidden)).toEqual(askedOf(shown).filter((name) => !asks.includes(name)));
  });

  test.each(asks.filter((name) => !name.endsWith('[previousEmploymentLetter]')))('needs %s while it holds', (name) => {
    expect(receive(staff, edited(example, { [name]: undefined })).errors).toEqual({ [name]: expect.any(String) });
  });

  test('does not check or send what it hides', () => {
    const wrong = asks.reduce((draft, name) => answered(draft, name, '?'.repeat(3_000)), hidden);
    expect(messagesOf(wrong)).toEqual([]);
    const left = namesOf(staffExamples[example]).filter((name) => !asks.includes(name));
    expect(namesOf(answersOf(staff, wrong)).toSorted()).toEqual(left.toSorted());
  });

  test('restores the hidden answers when it holds again', () => {
    expect(answersOf(staff, answered(hidden, decides, holds))).toEqual(staffExamples[example]);
  });

  test('refuses an answer to a hidden question', () => {
    const parts = edited(example, { [decides]: not });
    const stale = namesOf(staffExamples[example]).filter((name) => asks.includes(name));
    expect(receive(staff, parts).errors).toEqual(
      Object.fromEntries(stale.map((name) => [name, 'This question is not asked with these answers.'])),
    );
  });
});

describe('the post applied for', () => {
  const teacher = draftNamed('married mother of two');
  const administrator = draftNamed('administrator without experience');
  const subjects = ['employmentInfo[teacher][0][subject]', 'employmentInfo[teacher][0][level]'];

  test('asks a teacher for subjects and levels, not for a department', () => {
    expect(askedOf(teacher)).toEqual(expect.arrayContaining(subjects));
    expect(askedOf(teacher)).not.toContain('employmentInfo[department]');
  });

  test('asks an administrator for a department, not for subjects and levels', () => {
    expect(askedOf(administrator)).toContain('employmentInfo[department]');
    expect(askedOf(administrator).filter((name) => name.startsWith('employmentInfo[teacher]'))).toEqual([]);
  });

  test('asks for neither before it was chosen', () => {
    const open = answered(teacher, 'employmentInfo[applyingFor]', '');
    expect(askedOf(open)).not.toEqual(expect.arrayContaining([expect.stringMatching(/teacher|department/)]));
  });

  test('needs the other answers when it changes, and finds the old ones when it changes back', () => {
    const changed = answered(teacher, 'employmentInfo[applyingFor]', 'adminPos');
    expect(messagesOf(changed)).toEqual(['employmentInfo-department']);
    const complete = answered(changed, 'employmentInfo[department]', 'Library');
    expect(namesOf(answersOf(staff, complete))).not.toContain(subjects[0]);
    const back = answered(complete, 'employmentInfo[applyingFor]', 'teacherPos');
    expect(answersOf(staff, back)).toEqual(staffExamples['married mother of two']);
  });
});
