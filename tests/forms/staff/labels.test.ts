import { expect, test } from 'vitest';
import type { Field } from '#forms/fieldTypes.ts';
import { staff } from '#forms/staff/staff.ts';

/** `labels.md` of the specification, and the steps' titles. */
const labels = {
  'Personal Information': {
    firstName: 'First name',
    familyName: 'Family name',
    fatherName: "Father's name",
    gender: 'Gender',
    birthDate: 'Date of birth',
    mobilePhone: 'Mobile phone',
    email: 'Email',
    maritalStatus: 'Marital status',
    maidenName: 'Maiden name',
    spouseOccupation: "Spouse's occupation",
    hasChildren: 'Do you have children?',
    numberOfChildren: 'Number of children',
    passport: 'Photocopy of passport or Lebanese ID card',
  },
  Education: {
    academicInfo: {
      from: 'From',
      to: 'To',
      schoolUniversity: 'School / University',
      degree: 'Degree',
      major: 'Major',
      certificate: 'Certificate',
    },
    languages: { '': 'Language' },
    computer_literacy: 'Computer literacy',
  },
  'Work Experience': {
    hasWorkExperience: 'Do you have work experience?',
    experiences: {
      from: 'From',
      to: 'To',
      institution: 'Institution',
      position: 'Position',
      reasonForChange: 'Reason for change',
      reasonForJoining: 'Reason for joining',
      previousEmploymentLetter: 'Previous employment letter',
    },
  },
  'Employment Information': {
    applyingFor: 'Applying for',
    teacher: { subject: 'Subject', level: 'Level' },
    department: 'Department',
    hasAppliedToOtherSchools: 'Have you applied to other schools?',
    hasAppliedToOtherSchoolsSpecify: 'Specify',
    hasHealthProblems: 'Do you have any health problems?',
    hasHealthProblemsSpecify: 'Specify',
    isWillingToRegisterChildren: 'Are you willing to register your children at our school?',
  },
  References: {
    hasReferences: 'Do you have references?',
    references: {
      firstName: 'First name',
      lastName: 'Last name',
      mobileNo: 'Mobile number',
      email: 'Email',
      position: 'Position',
    },
  },
};

type Labels = { [name: string]: string | Labels };

const labelOf = (field: Field, known: string | Labels): string | Labels =>
  'fields' in field ? labelsOf(field.fields, known as Labels) : field.label;

/** The labels of the questions that are known; what was added since has its own. */
const labelsOf = (fields: Readonly<Record<string, Field>>, known: Labels): Labels =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name in known)
      .map(([name, field]) => [name, labelOf(field, known[name]!)]),
  );

test('every question of the specification carries its label, in page order', () => {
  const shown = Object.fromEntries(
    Object.values(staff.steps).map(({ title, fields }) => [
      title,
      labelsOf(fields, labels[title as keyof typeof labels]),
    ]),
  );
  expect(JSON.stringify(shown, null, 1)).toBe(JSON.stringify(labels, null, 1));
});

test('the application and its list of schools carry their titles', () => {
  expect(staff.title).toBe('Staff Application');
  expect(staff.steps.education.fields.academicInfo.label).toBe('Academic background');
});

test('a choice is sent as its code and shown as people say it', () => {
  const { gender, maritalStatus, hasChildren } = staff.steps.personalInfo.fields;
  const { applyingFor, teacher } = staff.steps.employmentInfo.fields;
  const shown = ({ options = () => [] }: { options?: () => readonly { value: string; label: string }[] }) =>
    options().map(({ value, label }) => `${value}: ${label}`);
  expect(shown(gender)).toEqual(['male: Male', 'female: Female']);
  expect(shown(maritalStatus)).toEqual(['single: Single', 'married: Married']);
  expect(shown(hasChildren)).toEqual(['yes: yes', 'no: no']);
  expect(shown(applyingFor)).toEqual(['teacherPos: Teacher Position', 'adminPos: Administrative Position']);
  expect(shown(teacher.fields.level)).toEqual([
    'pre-kg-1: Pre-KG 1',
    'pre-kg-2: Pre-KG 2',
    'pre-kg-3: Pre-KG 3',
    'lel-01: Grade 1',
    'lel-02: Grade 2',
    'lel-03: Grade 3',
    'uel-04: Grade 4',
    'uel-05: Grade 5',
    'uel-06: Grade 6',
    'int-07: Grade 7',
    'int-08: Grade 8',
    'int-09: Grade 9',
    'soph: Grade 10 (Sophomore)',
    'jun-gls: Grade 11 (GLS)',
    'jun-se: Grade 11 (SE)',
    'senior-gs: Grade 12 (GS)',
    'senior-ls: Grade 12 (LS)',
    'senior-se: Grade 12 (SE)',
  ]);
});
