import { describe, expect, test } from 'vitest';
import { blank } from '#forms/draft.ts';
import { receive } from '#forms/receive.ts';
import type { StaffExample } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { decode } from '#forms/wire.ts';
import { missingNames } from '#tests/forms/missingNames.ts';
import { edited } from '#tests/forms/staff/edited.ts';

type Row = [example: StaffExample, field: string, message: string];

const required: Row[] = [
  ['single man', 'personalInfo[firstName]', 'First name is a required field'],
  ['single man', 'personalInfo[familyName]', 'Family name is a required field'],
  ['single man', 'personalInfo[fatherName]', "Father's name is a required field"],
  ['single man', 'personalInfo[gender]', 'Gender is a required field'],
  ['single man', 'personalInfo[birthDate]', 'Date of birth is a required field'],
  ['single man', 'personalInfo[mobilePhone]', 'Mobile phone is a required field'],
  ['single man', 'personalInfo[email]', 'Email is a required field'],
  ['single man', 'personalInfo[maritalStatus]', 'Marital status is a required field'],
  ['married mother of two', 'personalInfo[maidenName]', 'Maiden name is required for married females.'],
  ['married mother of two', 'personalInfo[spouseOccupation]', "Spouse's occupation is a required field"],
  ['married man without children', 'personalInfo[hasChildren]', 'The question about children is a required field'],
  ['married mother of two', 'personalInfo[numberOfChildren]', 'Number of children is a required field'],
  ['single man', 'personalInfo[passport]', 'A passport image is required.'],
  ['single man', 'education[academicInfo][0][from]', 'From is a required field'],
  ['single man', 'education[academicInfo][0][to]', 'To is a required field'],
  ['single man', 'education[academicInfo][0][schoolUniversity]', 'School / University is a required field'],
  ['single man', 'education[academicInfo][0][degree]', 'Degree is a required field'],
  ['experienced teacher', 'education[academicInfo][2][major]', 'Major is a required field'],
  ['experienced teacher', 'education[academicInfo][1][certificate]', 'A passport image is required.'],
  ['single man', 'education[computer_literacy]', 'Computer literacy is a required field'],
  ['single man', 'workExperience[hasWorkExperience]', 'Work experience is a required field'],
  ['experienced teacher', 'workExperience[experiences][0][from]', 'From is a required field'],
  ['experienced teacher', 'workExperience[experiences][0][to]', 'To is a required field'],
  ['experienced teacher', 'workExperience[experiences][1][institution]', 'Institution is a required field'],
  ['experienced teacher', 'workExperience[experiences][1][position]', 'Position is a required field'],
  ['experienced teacher', 'workExperience[experiences][1][reasonForChange]', 'Reason for change is a required field'],
  ['experienced teacher', 'workExperience[experiences][0][reasonForJoining]', 'Reason for joining is a required field'],
  ['single man', 'employmentInfo[applyingFor]', 'The position you are applying for is a required field'],
  ['married mother of two', 'employmentInfo[teacher][1][subject]', 'Subject is a required field'],
  ['married mother of two', 'employmentInfo[teacher][0][level]', 'Level is a required field'],
  ['administrator without experience', 'employmentInfo[department]', 'Department is a required field'],
  ['single man', 'employmentInfo[hasAppliedToOtherSchools]', 'The question about other schools is a required field'],
  ['single man', 'employmentInfo[hasHealthProblems]', 'The question about health is a required field'],
  [
    'married man without children',
    'employmentInfo[hasAppliedToOtherSchoolsSpecify]',
    'The list of other schools is a required field',
  ],
  [
    'married man without children',
    'employmentInfo[hasHealthProblemsSpecify]',
    'A description of the health problems is a required field',
  ],
  [
    'married mother of two',
    'employmentInfo[isWillingToRegisterChildren]',
    'The question about registering your children is a required field',
  ],
  ['single man', 'hasReferences', 'The question about references is a required field'],
  ['experienced teacher', 'references[0][firstName]', 'First name is a required field'],
  ['experienced teacher', 'references[1][lastName]', 'Last name is a required field'],
  ['experienced teacher', 'references[0][mobileNo]', 'Mobile number is a required field'],
  ['experienced teacher', 'references[1][email]', 'Email is a required field'],
  ['experienced teacher', 'references[1][position]', 'Position is a required field'],
];

describe('a missing answer has a message, and no other answer has one', () => {
  test.each(required)('%s without %s: %s', (example, field, message) => {
    expect(receive(staff, edited(example, { [field]: undefined })).errors).toEqual({ [field]: message });
  });

  test('a language left blank is asked for', () => {
    const parts = edited('single man', { 'education[languages][1]': '' });
    expect(receive(staff, parts).errors).toEqual({ 'education[languages][1]': 'Language is a required field' });
  });

  test('a list that was left out as a whole is asked for by its first entry', () => {
    const none = { 'education[languages][0]': undefined, 'education[languages][1]': undefined };
    const { errors } = receive(staff, edited('single man', none));
    expect(errors).toEqual({ 'education[languages][0]': 'Language is a required field' });
  });

  test('experiences and references that were announced and left out are asked for by their first entry', () => {
    const parts = edited('single man', { 'workExperience[hasWorkExperience]': 'yes', hasReferences: 'yes' });
    const { draft } = decode(staff, parts);
    const names = missingNames(staff, draft).filter((name) => /^(?:workExperience\[experiences|references)/.test(name));
    expect(Object.keys(receive(staff, parts).errors ?? {})).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['workExperience[experiences][0][from]', 'references[0][email]']));
  });

  test('an application without any answer is asked for what a first visit shows', () => {
    expect(Object.keys(receive(staff, []).errors ?? {})).toEqual(missingNames(staff, blank(staff)));
  });

  test('an employment letter is not asked for', () => {
    const letter = 'workExperience[experiences][0][previousEmploymentLetter]';
    expect(receive(staff, edited('experienced teacher', { [letter]: undefined })).errors).toBeUndefined();
  });
});

describe('a blank answer counts as absent', () => {
  const blanks = [
    ['spaces', '   '],
    ['a no-break space', '\u00a0'],
    ['line breaks', '\r\n\t\n'],
    ['bidi marks', '\u200e\u200f\u202b\u202c\u2067\u2069'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['spaces around a bidi mark', ' \u200f '],
  ] as const;
  test.each(blanks)('%s', (_name, answer) => {
    for (const [example, field, message] of required.filter(([, name]) => !/passport|certificate/.test(name))) {
      expect(receive(staff, edited(example, { [field]: answer })).errors).toEqual({ [field]: message });
    }
  });
});
