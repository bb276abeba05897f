import { fieldsWith } from '#forms/fieldFactories.ts';
import { messages } from '#forms/wording.ts';
import { message } from '#languages/message.ts';

/** The field factories of the admission application, and of papers and corrections. */
export const {
  text,
  arabic,
  lines,
  choice,
  yesNo,
  date,
  years,
  number,
  reference,
  phone,
  email,
  pdf,
  pdfs,
  list,
  group,
} = fieldsWith({
  missing: (name) => message('{name} is required.', { name }),
  unanswered: () => messages.yesOrNo,
  email: () => message('Please provide a valid email address.'),
  option: (name) => message('Please choose one of the listed answers: {name}.', { name }),
});
