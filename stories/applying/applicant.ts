import { createActor, fromCallback } from 'xstate';
import { blank, pathOfStep, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { PostInput, SendingEvent } from '#machines/sendingTypes.ts';
import type { WizardActor, WizardEvent } from '#machines/wizard/types.ts';
import type { WizardProps } from '#src/wizard/Wizard.tsx';
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

const unanswered = (form: Form, draft: DraftGroup, step: string): DraftGroup => {
  const path = pathOfStep(form, step);
  const empty: DraftGroup = blank(form);
  if (path.length > 0) return withAnswer(draft, path, empty[step]);
  const names = Object.keys(form.steps[step]!.fields);
  return { ...draft, ...Object.fromEntries(names.map((name) => [name, empty[name]])) };
};

/** An applicant who has come to a step. */
export const applicantIn = ({ application, example, step, empty, messages, events = [] }: Progress): WizardActor => {
  const { form, machine } = applications[application];
  const actor = createActor(withoutDevice(machine)).start() as unknown as WizardActor;
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

/** An applicant whose application has left, and what has become of it; nothing yet where it is on its way. */
export const applicantAfter = (
  { application, example }: Applicant,
  tells: readonly SendingEvent[],
  ...events: readonly WizardEvent[]
): WizardActor => {
  const { form, machine } = applications[application];
  const post = fromCallback<SendingEvent, PostInput>(({ sendBack }) => tells.forEach(sendBack));
  const sending = sendingMachine.provide({ actors: { post } });
  const actor = createActor(withoutDevice(machine).provide({ actors: { sending } })).start() as unknown as WizardActor;
  const step = Object.keys(form.steps).at(-1)!;
  const all: WizardEvent[] = [
    { type: 'RESTORE', draft: draftNamed(application, example), step },
    { type: 'SUBMIT' },
    { type: 'KEPT' },
  ];
  for (const event of [...all, ...events]) actor.send(event);
  return actor;
};

/** A wizard on a device that keeps nothing. */
const withoutDevice = (machine: WizardProps['machine']): WizardProps['machine'] =>
  machine.provide({ actors: { draft: fromCallback(() => undefined) } as never });
