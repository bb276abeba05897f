import { documents } from '#forms/admission/documents.ts';
import { father } from '#forms/admission/father.ts';
import { learner } from '#forms/admission/learner.ts';
import { mother } from '#forms/admission/mother.ts';
import { withChildSent, withoutApplicant } from '#forms/admission/nextChild.ts';
import { parentsInfo } from '#forms/admission/parentsInfo.ts';
import { siblingsInfo } from '#forms/admission/siblingsInfo.ts';
import { type FormAnswers, type FormDraft, form } from '#forms/form.ts';
import { receivingDays } from '#forms/receivingDays.ts';

/** The learner admission application. */
export const admission = form(
  {
    name: 'admission',
    title: 'Application for Admission',
    path: '/backend/api/admission',
    days: receivingDays.admission,
    applicant: (answers) => `${answers.learner.name} ${answers.learner.familyName}`,
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
    appliesFor: ['learner', 'gradeApplyingTo'],
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
    reuses: [
      ['learner', 'familyName'],
      ['learner', 'fatherName'],
      ['learner', 'familyNameAr'],
      ['learner', 'fatherNameAr'],
      ['learner', 'nationality1'],
      ['learner', 'nationality2'],
      ['learner', 'civilRegistryNo'],
      ['learner', 'address'],
      ['parentsInfo'],
      ['father'],
      ['mother'],
      ['siblingsInfo'],
    ],
    onceSent: withChildSent,
    offeredTo: withoutApplicant,
    writesTo: (answers) => [answers.father.email, answers.mother.email],
  },
  { learner, parentsInfo, father, mother, siblingsInfo, documents },
);

/** An interface, not an alias, since the rules refer to it while its type is being inferred. */
export interface AdmissionDraft extends FormDraft<typeof admission> {}

export type AdmissionAnswers = FormAnswers<typeof admission>;
