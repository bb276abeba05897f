import { fieldsWith } from '#forms/fieldFactories.ts';
import { message } from '#languages/message.ts';

/** The field factories of the staff application. */
export const { text, lines, choice, yesNo, date, number, phone, email, pdf, list } = fieldsWith({
  missing: (name) => message('{name} is a required field', { name }),
  unanswered: (name) => message('{name} is a required field', { name }),
  email: (name) => message('{name} must be a valid email', { name }),
  option: (name, options) =>
    message('{name} must be one of the following values: {options}', { name, options: options.join(', ') }),
});
