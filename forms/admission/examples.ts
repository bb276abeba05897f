import type { AdmissionAnswers } from '#forms/admission/admission.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { scholasticYears } from '#forms/lists/scholasticYears.ts';

const [thisScholasticYear, nextScholasticYear] = scholasticYears().map(({ value }) => value) as [string, string];

// Answers that only a pre-KG child is asked for are added by each example.
const child: AdmissionAnswers['learner'] = {
  familyName: 'Khoury',
  name: 'Karim',
  fatherName: 'Elias',
  familyNameAr: 'خوري',
  studentNameAr: 'كريم',
  fatherNameAr: 'إلياس',
  dateOfBirth: '2023-05-14',
  birthCity: 'Beirut',
  birthCountry: 'Lebanon',
  gender: 'male',
  bloodType: 'O+',
  nationality1: 'Lebanese',
  civilRegistryNo: '1247',
  address: { floor: '3', building: 'Example building', street: 'Example street', city: 'Beirut' },
  scholasticYear: nextScholasticYear,
  reasonForJoining: 'We live close by.\nHis cousin is happy here.',
  gradeApplyingTo: 'pre-kg-1',
  hasPhysioNeuro: 'no',
  hasSmallGroupSupport: 'no',
  hasIndividualLearningSupport: 'no',
  hasSpeechTherapy: 'no',
  hasAcommodationsForLearningNeeds: 'no',
  hasPsychomotorTherapy: 'no',
  hasOccupationalTherapy: 'no',
  hasBehaviorManagement: 'no',
  hasSocialEmotionalSupport: 'no',
  hasRepeatedAGrade: 'no',
  hasPhysicalMedicalCondition: 'no',
};

const mother: AdmissionAnswers['mother'] = {
  firstName: 'Maya',
  maidenName: "Jean-Marc d'Arc",
  dateOfBirth: '1993-11-02',
  birthCity: 'Lyon',
  birthCountry: 'France',
  bloodTypes: 'O-',
  registryNo: '88',
  mobilePhoneNumber: '+96171123456',
  email: 'maya.khoury@mail.example',
  educanionalLevel: "Master's Degree",
  employmentStatus: 'Unemployed',
};

const childInNoDayCare: AdmissionAnswers = {
  learner: { ...child, isEnrolledInDayCare: 'no' },
  parentsInfo: { applicantLivesWith: 'Both Parents', parentsMaritialStatus: 'Married' },
  father: {
    firstName: 'Elias',
    familyName: 'Khoury',
    dateOfBirth: '1990-03-17',
    birthCity: 'Zahlé',
    birthCountry: 'Lebanon',
    bloodTypes: 'A+',
    registryNo: '1247',
    mobilePhoneNumber: '+9613123456',
    homePhoneNumber: '+9611345678',
    email: 'elias.khoury@mail.example',
    educanionalLevel: "Bachelor's Degree",
    employmentStatus: 'Employed',
    occupation: 'Accountant',
    organization: 'An office in Beirut',
    position: 'Head of accounts',
  },
  mother: {
    ...mother,
    employmentStatus: 'Self-employed',
    occupation: 'Translator',
    organization: 'Her own office',
    position: 'Owner',
  },
  siblingsInfo: { hasSiblings: 'no' },
  medicalDocs: [examplePdf('medical-form.pdf'), examplePdf('بطاقة التلقيح.pdf')],
  passportImg: examplePdf('passport-photo.pdf'),
  ID: examplePdf('id-karim.pdf'),
};

const childFromDayCare: AdmissionAnswers = {
  ...childInNoDayCare,
  learner: {
    ...childInNoDayCare.learner,
    familyName: 'Haddad',
    name: 'رنا',
    fatherName: 'Nabil',
    familyNameAr: 'الحدّاد',
    studentNameAr: 'رنا',
    fatherNameAr: 'نبيل',
    gender: 'female',
    nationality2: 'Canadian',
    scholasticYear: thisScholasticYear,
    isEnrolledInDayCare: 'yes',
    dayCareSchool: [
      {
        name: 'A day care in Beirut',
        country: 'Lebanon',
        grade: 'Nursery',
        years: '2024-2025',
        reasonForLeaving: 'It ends at the age of three.',
      },
      {
        name: 'A day care in Montreal',
        country: 'Canada',
        grade: 'Toddlers',
        years: '2024-2024',
        reasonForLeaving: 'The family moved back.',
      },
    ],
  },
};

const gradeFivePupil: AdmissionAnswers = {
  ...childInNoDayCare,
  learner: {
    ...child,
    familyName: 'Abi Rached',
    name: 'Zoë',
    familyNameAr: 'أبي راشد',
    studentNameAr: 'زويه',
    dateOfBirth: '2016-02-29',
    gender: 'female',
    gradeApplyingTo: 'uel-05',
    dayCareSchool: [
      {
        name: 'A school in the mountains',
        country: 'Lebanon',
        grade: 'Grade 1 to Grade 3',
        years: '2022-2025',
        reasonForLeaving: 'The family moved to Beirut.',
      },
      {
        name: 'A school in Athens',
        country: 'Greece',
        grade: 'Grade 4',
        years: '2025-2026',
        reasonForLeaving: 'We came home.',
      },
    ],
    hasRepeatedAGrade: 'yes',
    repeatedGrade: 'Grade 2, after an illness',
    hasPhysicalMedicalCondition: 'yes',
    physicalMedicalCondition: 'Asthma; carries an inhaler',
  },
  recommendationLetter: examplePdf('recommendation.pdf'),
  report: examplePdf('report-grade-4.pdf'),
};

const divorcedParents: AdmissionAnswers = {
  ...childInNoDayCare,
  learner: {
    ...child,
    name: 'Jad',
    studentNameAr: 'جاد',
    dateOfBirth: '2012-09-01',
    gradeApplyingTo: 'int-08',
  },
  parentsInfo: {
    applicantLivesWith: 'Guardian',
    applicantLivesWithGuardian: 'His grandmother, Salma Nassar',
    parentsMaritialStatus: 'Divorced',
    parentsRemarried: 'Mother Is Remarried',
    legalGuardian: 'Other',
    legalGuardianOther: 'Salma Nassar',
    communicateWith: 'Other',
    communicateWithOther: 'Salma Nassar, +961 3 654 321',
    legalPapers: [examplePdf('guardianship-1.pdf'), examplePdf('guardianship-2.pdf')],
  },
  report: examplePdf('report-grade-7.pdf'),
};

const retiredAndUnemployed: AdmissionAnswers = {
  ...childInNoDayCare,
  parentsInfo: {
    applicantLivesWith: 'Father Only',
    parentsMaritialStatus: 'Separated',
    legalGuardian: 'Father Only',
    communicateWith: 'Father Only',
  },
  father: {
    ...childInNoDayCare.father,
    dateOfBirth: '1958-01-30',
    employmentStatus: 'Retired',
    occupation: 'Officer',
    organization: 'The army',
    position: 'Colonel',
  },
  mother,
};

const threeSiblings: AdmissionAnswers = {
  ...childInNoDayCare,
  siblingsInfo: {
    hasSiblings: 'yes',
    siblings: [
      {
        firstName: 'Lea',
        lastName: 'Khoury',
        dateOfBirth: '2014-04-04',
        grade: 'int-07',
        isAttendingBac: 'yes',
      },
      {
        firstName: 'Marc',
        lastName: 'Khoury',
        dateOfBirth: '2018-08-21',
        grade: 'lel-03',
        isAttendingBac: 'no',
        isApplyingToBac: 'yes',
      },
      {
        firstName: 'Nour',
        lastName: 'Khoury',
        dateOfBirth: '2010-12-25',
        grade: 'soph',
        isAttendingBac: 'no',
        isApplyingToBac: 'no',
      },
    ],
  },
};

const allSupports: AdmissionAnswers = {
  ...childInNoDayCare,
  learner: {
    ...child,
    gradeApplyingTo: 'lel-02',
    hasPhysioNeuro: 'yes',
    physioNeuroFile: examplePdf('physiotherapy.pdf'),
    hasSmallGroupSupport: 'yes',
    smallGroupSupportFile: examplePdf('small-group.pdf'),
    hasIndividualLearningSupport: 'yes',
    individualLearningSupportFile: examplePdf('individual.pdf'),
    hasSpeechTherapy: 'yes',
    speechTherapyFile: examplePdf('تقرير النطق.pdf'),
    hasAcommodationsForLearningNeeds: 'yes',
    acommodationsForLearningNeedsFile: examplePdf('accommodations.pdf'),
    hasPsychomotorTherapy: 'yes',
    psychomotorTherapyFile: examplePdf('psychomotor.pdf'),
    hasOccupationalTherapy: 'yes',
    occupationalTherapyFile: examplePdf('occupational.pdf'),
    hasBehaviorManagement: 'yes',
    behaviorManagementFile: examplePdf('behavior.pdf'),
    hasSocialEmotionalSupport: 'yes',
    socialEmotionalSupportFile: examplePdf('social-emotional.pdf'),
  },
  report: examplePdf('report-grade-1.pdf'),
};

/** Complete, valid applications, by name. */
export const admissionExamples = {
  'pre-KG child from a day care': childFromDayCare,
  'pre-KG child who was in none': childInNoDayCare,
  'grade 5 pupil with two former schools': gradeFivePupil,
  'divorced parents with another legal guardian': divorcedParents,
  'retired father and unemployed mother': retiredAndUnemployed,
  'three siblings of which one applies': threeSiblings,
  'child with all nine supports': allSupports,
} satisfies Record<string, AdmissionAnswers>;

export type AdmissionExample = keyof typeof admissionExamples;
