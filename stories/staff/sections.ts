import { draftOf } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { type SentSection, sentAnswers } from '#src/wizard/sentAnswers.ts';

/** What an example has answered, as the applicant reads it. */
export const sectionsOf = (example: StaffExample): SentSection[] =>
  sentAnswers(staff, draftOf(staff, staffExamples[example]));
