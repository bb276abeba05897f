import { type FormAnswers, type FormDraft, form } from '#forms/form.ts';
import { receivingDays } from '#forms/receivingDays.ts';
import { education } from '#forms/staff/education.ts';
import { employmentInfo } from '#forms/staff/employmentInfo.ts';
import { personalInfo } from '#forms/staff/personalInfo.ts';
import { references } from '#forms/staff/references.ts';
import { workExperience } from '#forms/staff/workExperience.ts';

/** The staff application. */
export const staff = form(
  {
    name: 'staff',
    title: 'Staff Application',
    path: '/api/staff',
    days: receivingDays.staff,
    applicant: (answers) => `${answers.personalInfo.firstName} ${answers.personalInfo.familyName}`,
    appliesFor: ['employmentInfo', 'applyingFor'],
  },
  { personalInfo, education, workExperience, employmentInfo, references },
);

/** An interface, not an alias, since the rules refer to it while its type is being inferred. */
export interface StaffDraft extends FormDraft<typeof staff> {}

export type StaffAnswers = FormAnswers<typeof staff>;
