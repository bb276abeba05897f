import { examplePdf } from '#forms/examplePdf.ts';
import type { StaffAnswers } from '#forms/staff/staff.ts';

const singleMan: StaffAnswers = {
  personalInfo: {
    firstName: 'Elias',
    familyName: 'Khoury',
    fatherName: 'Jad',
    gender: 'male',
    birthDate: '1994-03-17',
    mobilePhone: '+9613123456',
    email: 'elias.khoury@mail.example',
    maritalStatus: 'single',
    passport: examplePdf('passport-elias.pdf'),
  },
  education: {
    academicInfo: [
      {
        from: '2012-09-17',
        to: '2015-06-30',
        schoolUniversity: 'University of the Example',
        degree: "Bachelor's Degree",
        major: 'Mathematics',
        certificate: examplePdf('certificate-bachelor.pdf'),
      },
    ],
    languages: ['Arabic', 'French'],
    computer_literacy: 'Spreadsheets, word processing, presentation software',
  },
  workExperience: { hasWorkExperience: 'no' },
  employmentInfo: {
    applyingFor: 'teacherPos',
    teacher: [{ subject: 'Mathematics', level: 'int-07' }],
    hasAppliedToOtherSchools: 'no',
    hasHealthProblems: 'no',
  },
  hasReferences: 'no',
};

const marriedManWithoutChildren: StaffAnswers = {
  ...singleMan,
  personalInfo: {
    ...singleMan.personalInfo,
    firstName: 'Nabil',
    familyName: 'Haddad',
    mobilePhone: '+96171123456',
    email: 'nabil.haddad@mail.example',
    maritalStatus: 'married',
    spouseOccupation: 'Pharmacist',
    hasChildren: 'no',
    passport: examplePdf('هوية نبيل حداد.pdf'),
  },
  employmentInfo: {
    ...singleMan.employmentInfo,
    hasAppliedToOtherSchools: 'yes',
    hasAppliedToOtherSchoolsSpecify: 'One school in Zahlé.\nThe answer is expected in spring.',
    hasHealthProblems: 'yes',
    hasHealthProblemsSpecify: 'Asthma; treated, no restriction at work.',
  },
};

const marriedMotherOfTwo: StaffAnswers = {
  ...singleMan,
  personalInfo: {
    firstName: 'رنا',
    familyName: 'Mansour',
    fatherName: "Jean-Marc d'Arc",
    gender: 'female',
    birthDate: '1988-11-02',
    mobilePhone: '+33612345678',
    email: 'rana.mansour@mail.example',
    maritalStatus: 'married',
    maidenName: 'Saliba',
    spouseOccupation: 'Civil engineer',
    hasChildren: 'yes',
    numberOfChildren: '2',
    passport: examplePdf('passport-rana.pdf'),
  },
  employmentInfo: {
    applyingFor: 'teacherPos',
    teacher: [
      { subject: 'Arabic', level: 'lel-01' },
      { subject: 'Arabic', level: 'lel-02' },
    ],
    hasAppliedToOtherSchools: 'no',
    hasHealthProblems: 'no',
    isWillingToRegisterChildren: 'yes',
  },
};

const experiencedTeacher: StaffAnswers = {
  personalInfo: {
    ...singleMan.personalInfo,
    firstName: 'Maya',
    familyName: 'Abi Rached',
    gender: 'female',
    birthDate: '1979-07-29',
    email: 'maya.abirached@mail.example',
    passport: examplePdf('passport-maya.pdf'),
  },
  education: {
    academicInfo: [
      {
        from: '1997-09-22',
        to: '2000-06-30',
        schoolUniversity: 'University of the Example',
        degree: "Bachelor's Degree",
        major: 'Physics',
        certificate: examplePdf('certificate-1.pdf'),
      },
      {
        from: '2000-09-18',
        to: '2002-06-28',
        schoolUniversity: 'Institute of the Example',
        degree: "Master's Degree",
        major: 'Physics',
        certificate: examplePdf('certificate-2.pdf'),
      },
      {
        from: '2003-09-15',
        to: '2007-12-14',
        schoolUniversity: 'University of the Example',
        degree: 'Doctorate',
        major: 'Didactics of science',
        certificate: examplePdf('certificate-3.pdf'),
      },
    ],
    languages: ['Arabic', 'English', 'French'],
    computer_literacy: 'Laboratory data logging, learning platforms',
  },
  workExperience: {
    hasWorkExperience: 'yes',
    experiences: [
      {
        from: '2008-09-01',
        to: '2016-06-30',
        institution: 'A school in the mountains',
        position: 'Physics teacher',
        reasonForChange: 'The family moved to Beirut.',
        reasonForJoining: 'To teach the secondary classes.',
        previousEmploymentLetter: examplePdf('employment-letter.pdf'),
      },
      {
        from: '2016-09-01',
        to: '2026-06-30',
        institution: 'A school in Beirut',
        position: 'Head of science',
        reasonForChange: 'The school closed its science branch.\nIts laboratory was given away.',
        reasonForJoining: 'The laboratory, and the learners.',
      },
    ],
  },
  employmentInfo: {
    applyingFor: 'teacherPos',
    teacher: [
      { subject: 'Physics', level: 'senior-gs' },
      { subject: 'Physics', level: 'senior-ls' },
    ],
    hasAppliedToOtherSchools: 'no',
    hasHealthProblems: 'no',
  },
  hasReferences: 'yes',
  references: [
    {
      firstName: 'Samir',
      lastName: 'Nassar',
      mobileNo: '+9613654321',
      email: 'samir.nassar@mail.example',
      position: 'Former principal',
    },
    {
      firstName: 'Hala',
      lastName: 'Tannous',
      mobileNo: '+96176654321',
      email: 'hala.tannous@mail.example',
      position: 'Head of division',
    },
  ],
};

const administratorWithoutExperience: StaffAnswers = {
  ...singleMan,
  personalInfo: {
    ...singleMan.personalInfo,
    firstName: 'Carla',
    familyName: 'Younes',
    gender: 'female',
    email: 'carla.younes@mail.example',
    passport: examplePdf('passport-carla.pdf'),
  },
  employmentInfo: {
    applyingFor: 'adminPos',
    department: 'Admissions office',
    hasAppliedToOtherSchools: 'no',
    hasHealthProblems: 'no',
  },
};

/** Complete, valid applications, by name. */
export const staffExamples = {
  'single man': singleMan,
  'married mother of two': marriedMotherOfTwo,
  'married man without children': marriedManWithoutChildren,
  'experienced teacher': experiencedTeacher,
  'administrator without experience': administratorWithoutExperience,
} satisfies Record<string, StaffAnswers>;

export type StaffExample = keyof typeof staffExamples;
