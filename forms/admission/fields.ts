import { fieldsWith } from '#forms/fieldFactories.ts';

/** The field factories, speaking as the admission application does. */
export const { text, arabic, lines, choice, yesNo, date, years, number, phone, email, pdf, pdfs, list, group } =
  fieldsWith({
    missing: (label) => `${label} is required.`,
    unanswered: (noun) => `${noun}: please answer yes or no.`,
    email: () => 'Please provide a valid email address.',
    option: (label) => `Please choose one of the listed answers: ${label}.`,
  });
