import type { Form } from '#forms/form.ts';

/** Samples, for the school to replace with what it does: what happens after each form has arrived, and when. */
const steps: Readonly<Record<string, readonly string[]>> = {
  admission: [
    'Within 5 working days the office checks the application. It calls or writes to you if something is missing.',
    'Within 3 weeks the head of division invites you and your child to an interview.',
    'Within 2 weeks of the interview the school tells you its decision.',
  ],
  staff: [
    'Within 5 working days the office checks the application. It calls or writes to you if something is missing.',
    'Within 4 weeks you are invited to an interview, or told that there is no suitable position at present.',
  ],
};

export const afterSending = {
  placeholder: true,
  stepsOf: ({ name }: Form): readonly string[] => steps[name] ?? [],
} as const;
