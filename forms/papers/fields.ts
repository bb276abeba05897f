import { fieldsWith } from '#forms/fieldFactories.ts';
import { messages } from '#forms/wording.ts';
import { message } from '#languages/message.ts';

/** The field factories of papers and corrections. */
export const { text, lines, choice, email, pdfs, reference } = fieldsWith({
  missing: (name) => message('{name} is required.', { name }),
  unanswered: () => messages.yesOrNo,
  email: () => message('Please provide a valid email address.'),
  option: (name) => message('Please choose one of the listed answers: {name}.', { name }),
});
