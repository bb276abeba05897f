import type { AnyDraft, Form } from '#forms/form.ts';
import { staff } from '#forms/staff/staff.ts';

/** A form the intake receives. */
export interface IntakeForm {
  form: Form;
  /** What the office calls an application: its applicant's name. */
  applicant(answers: AnyDraft): string;
}

export const intakeForms: readonly IntakeForm[] = [
  {
    form: staff,
    applicant: ({ personalInfo }) => `${personalInfo.firstName} ${personalInfo.familyName}`,
  },
];
