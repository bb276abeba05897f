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
    appliesFor: ['learner', 'gradeApplyingTo'],
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
  },
  { learner, parentsInfo, father, mother, siblingsInfo, documents },
);

/** An interface, not an alias, since the rules refer to it while its type is being inferred. */
export interface AdmissionDraft extends FormDraft<typeof admission> {}

export type AdmissionAnswers = FormAnswers<typeof admission>;
