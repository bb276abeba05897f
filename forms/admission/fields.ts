import { fieldsWith } from '#forms/fieldFactories.ts';
import { messages } from '#forms/wording.ts';

/** The field factories of the admission application. */
export const { text, arabic, lines, choice, yesNo, date, years, number, phone, email, pdf, pdfs, list, group } =
  fieldsWith({
    missing: (label) => `${label} is required.`,
    unanswered: () => messages.yesOrNo,
    email: () => 'Please provide a valid email address.',
    option: (label) => `Please choose one of the listed answers: ${label}.`,
  });
