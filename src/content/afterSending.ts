import type { Form } from '#forms/form.ts';
import { type Message, message } from '#languages/message.ts';

/** Samples, for the school to replace with what it does: what happens after each form has arrived, and when. */
const steps: Readonly<Record<string, readonly Message[]>> = {
  admission: [
    message(
      'Within 5 working days the office checks the application. It calls or writes to you if something is missing.',
    ),
    message('Within 3 weeks the head of division invites you and your child to an interview.'),
    message('Within 2 weeks of the interview the school tells you its decision.'),
  ],
  staff: [
    message(
      'Within 5 working days the office checks the application. It calls or writes to you if something is missing.',
    ),
    message('Within 4 weeks you are invited to an interview, or told that there is no suitable position at present.'),
  ],
  papers: [
    message('Within 5 working days the office adds it to the application, and writes by e-mail if it has a question.'),
  ],
};

export const afterSending = {
  placeholder: true,
  stepsOf: ({ name }: Pick<Form, 'name'>): readonly string[] => (steps[name] ?? []).map((step) => step()),
} as const;
