import { pdf, pdfs } from '#forms/admission/fields.ts';
import { higherGrade } from '#forms/admission/rules.ts';
import { topLevelStep } from '#forms/form.ts';

export const documents = topLevelStep('Required Documents', {
  medicalDocs: pdfs('Medical form and vaccination card', {
    missing: 'Medical documents are required.',
    emptied: 'At least one medical document is required.',
  }),
  passportImg: pdf('Passport photo', { missing: 'A passport image is required.' }),
  ID: pdf('Passport or Lebanese ID', { missing: 'An ID document is required.' }),
  recommendationLetter: pdf('Recommendation letter', { when: higherGrade, optional: true }),
  report: pdf('Evaluation report', { when: higherGrade, missing: 'A report is required for this grade level.' }),
});
