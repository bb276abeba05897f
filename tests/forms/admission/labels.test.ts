import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import type { Field, FieldMap } from '#forms/fieldTypes.ts';
import { supports } from '#tests/forms/admission/required.ts';

/** `wire name: label` of each question in page order; what stands inside a list or a group is indented. */
const parent = `
  dateOfBirth: Date of birth
  birthCity: City of birth
  birthCountry: Country of birth
  bloodTypes: Blood type
  registryNo: Registry number
  mobilePhoneNumber: Mobile phone number
  homePhoneNumber: Home phone number
  email: Email
  educanionalLevel: Educational level
  employmentStatus: Employment status
  occupation: Occupation
  organization: Organization
  position: Position`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const supportLabels = supports
  .map(([has, file, need]) => `\n  ${has}: Does the learner need ${need}?\n  ${file}: ${capital(need)} file`)
  .join('');

const labels: Readonly<Record<string, string>> = {
  'Learner Information': `
  familyName: Family name
  name: First name
  fatherName: Father's name
  familyNameAr: Family name in Arabic
  studentNameAr: First name in Arabic
  fatherNameAr: Father's name in Arabic
  dateOfBirth: Date of birth
  birthCity: City of birth
  birthCountry: Country of birth
  gender: Gender
  bloodType: Blood type
  nationality1: Primary nationality
  nationality2: Second nationality
  civilRegistryNo: Civil registry number
  address: Address in Lebanon
    floor: Floor
    building: Building
    street: Street
    city: City
  scholasticYear: Scholastic year
  reasonForJoining: Reason for joining
  gradeApplyingTo: Grade applying to
  isEnrolledInDayCare: Is the learner enrolled in a day care?
  dayCareSchool: Previous Day Care
    name: Name
    country: Country
    grade: Grade
    years: Years
    reasonForLeaving: Reason for leaving${supportLabels}
  hasRepeatedAGrade: Has the learner repeated a grade?
  repeatedGrade: Specify
  hasPhysicalMedicalCondition: Does the learner have a physical medical condition?
  physicalMedicalCondition: Specify`,
  'Parents Information': `
  applicantLivesWith: Applicant lives with
  applicantLivesWithGuardian: Guardian
  parentsMaritialStatus: Parents' marital status
  parentsRemarried: Parents remarried
  legalGuardian: Legal guardian
  legalGuardianOther: Specify
  communicateWith: Communicate with
  communicateWithOther: Specify
  legalPapers: Legal papers`,
  'Father Information': `\n  firstName: First name\n  familyName: Family name${parent}`,
  'Mother Information': `\n  firstName: First name\n  maidenName: Maiden name${parent}`,
  'Siblings Information': `
  hasSiblings: Does the learner have siblings?
  siblings: Siblings
    firstName: First name
    lastName: Last name
    dateOfBirth: Date of birth
    grade: Grade
    isAttendingBac: Is attending BAC?
    isApplyingToBac: Is applying to BAC?`,
  'Required Documents': `
  medicalDocs: Medical form and vaccination card
  passportImg: Passport photo
  ID: Passport or Lebanese ID
  recommendationLetter: Recommendation letter
  report: Evaluation report`,
};

/** Whether the specification knows a question of this name; what was added since has its own label. */
const isKnown = ([name]: [string, Field]) => Object.values(labels).some((text) => text.includes(` ${name}: `));

const labelsOf = (fields: FieldMap, indent = '\n  '): string =>
  Object.entries(fields)
    .filter(isKnown)
    .map(([name, field]: [string, Field]) => {
      const inside = 'fields' in field ? labelsOf(field.fields, `${indent}  `) : '';
      return `${indent}${name}: ${field.label}${inside}`;
    })
    .join('');

const steps = Object.values(admission.steps).map(({ title, fields }) => [title, labelsOf(fields)] as const);
const sorted = (lines: string) => lines.split('\n').toSorted();

test('the steps stand in their order under their titles', () => {
  expect(steps.map(([title]) => title)).toEqual(Object.keys(labels));
});

describe.each(steps)('every question of %s', (title, shown) => {
  test('carries its label', () => {
    expect(sorted(shown)).toEqual(sorted(labels[title]!));
  });

  test('stands in page order', () => {
    expect(shown).toBe(labels[title]);
  });
});
