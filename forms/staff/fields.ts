import { fieldsWith } from '#forms/fieldFactories.ts';

/** The field factories of the staff application. */
export const { text, lines, choice, yesNo, date, number, phone, email, pdf, list } = fieldsWith({
  missing: (label) => `${label} is a required field`,
  unanswered: (noun) => `${noun} is a required field`,
  email: (label) => `${label} must be a valid email`,
  option: (label, options) => `${label} must be one of the following values: ${options.join(', ')}`,
});
