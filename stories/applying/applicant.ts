import { createActor } from 'xstate';
import { blank, pathOfStep, withAnswer } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import type { WizardActor, WizardContext, WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from './answers.ts';
import { type ApplicationName, applications, type ExampleName, type StepName } from './applications.tsx';

export interface Applicant {
  application: ApplicationName;
  /** Whose answers stand in the step and in those before it. */
  example: ExampleName;
}

export interface Progress extends Applicant {
  step: StepName;
  /** The step itself has no answer yet. */
  empty?: boolean;
  /** The step shows all its messages, as after a tap on the grey Next. */
  messages?: boolean;
  /** What the applicant does next. */
  events?: readonly WizardEvent[];
}

const unanswered = (form: Form, draft: AnyDraft, step: string): AnyDraft => {
  const path = pathOfStep(form, step);
  const empty: AnyDraft = blank(form);
  if (path.length > 0) return withAnswer(draft, path, empty[step]);
  const names = Object.keys(form.steps[step]!.fields);
  return { ...draft, ...Object.fromEntries(names.map((name) => [name, empty[name]])) };
};

/** An applicant who has come to a step. */
export const applicantIn = ({ application, example, step, empty, messages, events = [] }: Progress): WizardActor => {
  const { form, machine } = applications[application];
  const actor: WizardActor = createActor(machine).start();
  const draft = draftNamed(application, example);
  actor.send({
    type: 'RESTORE',
    draft: empty ? unanswered(form, draft, step) : draft,
    step,
    submission: undefined,
  });
  if (messages) actor.send({ type: 'SHOW_NEEDED' });
  for (const event of events) actor.send(event);
  return actor;
};

/** An applicant whose application has left, and what has become of it. Nothing is sent. */
export const applicantAfter = (
  journey: 'submitting' | 'succeeded' | 'failed' | 'receipt',
  { application, example }: Applicant,
  outcome: Partial<WizardContext> = {},
): WizardActor => {
  const { machine } = applications[application];
  const { context } = createActor(machine).getSnapshot();
  const snapshot = machine.resolveState({
    value: { journey, cooldown: 'ready' },
    context: { ...context, draft: draftNamed(application, example), ...outcome },
  });
  return createActor(machine, { snapshot }).start();
};
