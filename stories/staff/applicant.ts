import { createActor, fromPromise } from 'xstate';
import { blank, pathOfStep, withAnswer } from '#forms/draft.ts';
import { draftOf } from '#forms/receive.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { type StaffDraft, staff } from '#forms/staff/staff.ts';
import { staffMachine } from '#machines/staff.ts';
import type { Failure, Receipt, SubmitInput, WizardActor, WizardContext, WizardEvent } from '#machines/wizardTypes.ts';

export type StaffStep = keyof typeof staff.steps;

const nothingIsSent: Failure = { sentence: 'This is Storybook: nothing is sent from here.' };

export const machine = staffMachine.provide({
  actors: { submit: fromPromise<Receipt, SubmitInput>(() => Promise.reject(nothingIsSent)) },
});

export const draftNamed = (example: StaffExample): StaffDraft => draftOf(staff, staffExamples[example]);

const unanswered = (draft: StaffDraft, step: StaffStep): StaffDraft => {
  const path = pathOfStep(staff, step);
  const empty = blank(staff);
  return path.length > 0
    ? withAnswer(draft, path, empty[step])
    : { ...draft, hasReferences: empty.hasReferences, references: empty.references };
};

export interface Progress {
  /** Whose answers stand in the step and in those before it. */
  example: StaffExample;
  step: StaffStep;
  /** The step itself has no answer yet. */
  empty?: boolean;
  /** The step shows all its messages, as after a tap on the grey Next. */
  messages?: boolean;
  /** What the applicant does next. */
  events?: readonly WizardEvent[];
}

/** An applicant who has come to a step. */
export const applicantIn = ({ example, step, empty, messages, events = [] }: Progress): WizardActor => {
  const actor = createActor(machine).start();
  const draft = draftNamed(example);
  actor.send({ type: 'RESTORE', draft: empty ? unanswered(draft, step) : draft, step, submission: undefined });
  if (messages) actor.send({ type: 'SHOW_NEEDED' });
  for (const event of events) actor.send(event);
  return actor;
};

/** An applicant whose application has left, and what has become of it. Nothing is sent. */
export const applicantAfter = (
  journey: 'submitting' | 'succeeded' | 'failed' | 'receipt',
  example: StaffExample,
  outcome: Partial<WizardContext> = {},
): WizardActor => {
  const { context } = createActor(machine).getSnapshot();
  const snapshot = machine.resolveState({
    value: { journey, throttle: 'open' },
    context: { ...context, draft: draftNamed(example), ...outcome },
  });
  return createActor(machine, { snapshot }).start();
};
