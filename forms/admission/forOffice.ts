import type { AdmissionAnswers } from '#forms/admission/admission.ts';
import type { ForOffice } from '#forms/forOffice.ts';

export const admissionForOffice: ForOffice<AdmissionAnswers> = {
  alsoNamed: ({ learner: { studentNameAr, fatherNameAr, familyNameAr, fatherName }, ...parents }) => [
    studentNameAr,
    fatherNameAr,
    familyNameAr,
    fatherName,
    parents.father.firstName,
    parents.father.familyName,
    parents.mother.firstName,
    parents.mother.maidenName,
    parents.parentsInfo.applicantLivesWithGuardian,
    parents.parentsInfo.legalGuardianOther,
    parents.parentsInfo.communicateWithOther,
  ],
  arabicName: ({ learner: { studentNameAr, fatherNameAr, familyNameAr } }) =>
    `${studentNameAr} ${fatherNameAr} ${familyNameAr}`,
  sortedAs: ({ learner: { familyName, name } }) => `${familyName} ${name}`,
  kin: ({ learner: { civilRegistryNo, familyName, familyNameAr, name, studentNameAr, dateOfBirth } }) => ({
    registry: { number: civilRegistryNo, family: familyNameAr },
    person: { names: [`${name} ${familyName}`, `${studentNameAr} ${familyNameAr}`], born: dateOfBirth },
  }),
  tabulated: [
    ['learner', 'familyNameAr'],
    ['learner', 'studentNameAr'],
    ['learner', 'fatherNameAr'],
    ['learner', 'dateOfBirth'],
    ['father', 'mobilePhoneNumber'],
    ['father', 'email'],
    ['mother', 'mobilePhoneNumber'],
    ['mother', 'email'],
  ],
  writesTo: (answers) => [answers.father.email, answers.mother.email],
};
