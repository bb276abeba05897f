import { pdf, pdfs } from '#forms/admission/fields.ts';
import { higherGrade } from '#forms/admission/rules.ts';
import { topLevelStep } from '#forms/form.ts';

export const documents = topLevelStep('Required Documents', {
  medicalDocs: pdfs('Medical form and vaccination card', {
    missing: 'Medical documents are required.',
    emptied: 'At least one medical document is required.',
    atHand: 'Completed medical form with a copy of the vaccination card',
    blankForm: 'medical',
  }),
  passportImg: pdf('Passport photo', { missing: 'A passport image is required.', atHand: '1 passport photo' }),
  ID: pdf('Passport or Lebanese ID', {
    missing: 'An ID document is required.',
    atHand: 'Copy of passport or Lebanese ID',
  }),
  recommendationLetter: pdf('Recommendation letter', {
    when: higherGrade,
    optional: true,
    atHand: 'Recommendation form from the previous school (optional)',
    blankForm: 'recommendation',
  }),
  report: pdf('Evaluation report', {
    when: higherGrade,
    missing: 'A report is required for this grade level.',
    atHand: 'Evaluation report from the previous school (if applicable)',
  }),
});
