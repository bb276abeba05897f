import { choice, email, lines, pdfs, reference, text } from '#forms/admission/fields.ts';
import { topLevelStep } from '#forms/form.ts';
import { missingPaper, withoutPapers } from '#forms/papers/rules.ts';

/** What is sent when an application is withdrawn. */
export const WITHDRAWAL = 'withdrawal';

const subjects = [
  { value: 'paper', label: 'A missing paper' },
  { value: 'mistake', label: 'A correction' },
  { value: WITHDRAWAL, label: 'The application is withdrawn' },
  { value: 'other', label: 'Something else' },
];

export const message = topLevelStep('Message and papers', {
  reference: reference('Reference of the application', { hint: 'It is on the receipt, like K7MQ4-XR29H.' }),
  applicant: text('Name of the learner or applicant', { hint: 'As it is in the application.' }),
  about: choice('What is it about?', subjects, { noun: 'The subject' }),
  message: lines('Message', { requiredWhen: withoutPapers, noun: 'A message' }),
  papers: pdfs('Papers', {
    requiredWhen: missingPaper,
    missing: 'Please attach the missing paper.',
  }),
  email: email('Email', { hint: 'The school will reply to this address.', autocomplete: 'email' }),
});
