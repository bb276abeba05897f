import { createActor, fromCallback, fromPromise } from 'xstate';
import { blank, pathOfStep, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { draftMachine } from '#machines/draft.ts';
import type { WizardActor, WizardMachine } from '#machines/wizard/snapshot.ts';
import type { Given, WizardEvent } from '#machines/wizard/types.ts';
import { loadHandover } from '#src/wizard/handover/handover.ts';
import { loadPhotographs } from '#src/wizard/step/photographs.ts';
import { draftNamed } from './answers.ts';
import { type ApplicationName, applications, type ExampleName, type StepName } from './applications.tsx';
import { type Network, receipt, sendingOn } from './network.ts';

export interface Applicant {
  application: ApplicationName;
  /** Whose answers fill the step and those before it. */
  example: ExampleName;
}

export interface Progress extends Applicant {
  step: StepName;
  /** The step itself has no answer yet. */
  empty?: boolean;
  /** The step shows all its messages, as after a tap on the gray Next. */
  messages?: boolean;
  /** The furthest step that was reached; this one if absent. */
  furthest?: StepName;
  /** Reading a chosen file never ends. */
  reading?: boolean;
  /** Answers that the address brings. */
  given?: Given;
  /** The device's date, YYYY-MM-DD, which is wrong. */
  wrongDay?: string;
  /** What the applicant does next. */
  events?: ReadonlyArray<WizardEvent>;
}

export interface Send extends Applicant {
  network: Network;
  /** What the applicant does before it is sent. */
  before?: ReadonlyArray<WizardEvent>;
  /** The device has not yet saved the draft. */
  isSaving?: boolean;
  /** The page was left while it was being sent, and is opened again. */
  resumes?: boolean;
  /** It has been sent before, without an answer, and was edited since. */
  edited?: boolean;
  /** What the applicant does meanwhile, and after it. */
  events?: ReadonlyArray<WizardEvent>;
}

/** A wizard on a device with a wrong date. */
const dated = (machine: WizardMachine, wrongDay: string): WizardMachine =>
  machine.provide({ actors: { checkClock: fromPromise<string | undefined>(() => Promise.resolve(wrongDay)) } });

/** A wizard on a device that never reads or saves a draft. */
const withoutDevice = (machine: WizardMachine): WizardMachine =>
  machine.provide({
    actors: {
      draft: draftMachine,
      loadPhotographs: fromPromise(loadPhotographs),
      loadHandover: fromPromise(loadHandover),
    },
    delays: { saveTimeout: 3_600_000 },
  });

/** A wizard that never finishes reading a file. */
const slow = (machine: WizardMachine): WizardMachine =>
  machine.provide({ actors: { read: fromCallback(() => undefined) } });

const started = (machine: WizardMachine, events: readonly WizardEvent[], given: Given = []): WizardActor => {
  const actor = createActor(machine, { input: { given } }).start();
  for (const event of events) actor.send(event);
  return actor;
};

const unanswered = (form: Form, draft: DraftGroup, step: string): DraftGroup => {
  const path = pathOfStep(form, step);
  const empty: DraftGroup = blank(form);
  if (path.length > 0) return withAnswer(draft, path, empty[step]);
  const names = Object.keys(form.steps[step]!.fields);
  return { ...draft, ...Object.fromEntries(names.map((name) => [name, empty[name]])) };
};

/** An applicant who has come to a step. */
export const applicantIn = (progress: Progress): WizardActor => {
  const {
    application,
    example,
    step,
    empty,
    messages,
    furthest = step,
    reading,
    wrongDay,
    given,
    events = [],
  } = progress;
  const { form, machine } = applications[application];
  const draft = draftNamed(application, example);
  const device = withoutDevice(wrongDay === undefined ? machine : dated(machine, wrongDay));
  const all: WizardEvent[] = [
    {
      type: 'RESTORE',
      draft: empty ? unanswered(form, draft, step) : draft,
      step,
      reached: Object.keys(form.steps).indexOf(furthest),
    },
    ...(messages ? [{ type: 'SHOW_NEEDED' } as const] : []),
    ...events,
  ];
  return started(reading ? slow(device) : device, all, given);
};

/** An applicant who sends an application. */
export const applicantSending = (send: Send): WizardActor => {
  const { application, example, network, before = [], isSaving, resumes, edited, events = [] } = send;
  const { form, machine } = applications[application];
  const draft = draftNamed(application, example);
  const step = Object.keys(form.steps).at(-1)!;
  const left = { id: receipt.submissionId, fingerprint: '', unsure: resumes === true };
  const saved = isSaving ? [] : [{ type: 'SAVE_SETTLED' } as const];
  return started(slow(withoutDevice(machine)).provide({ actors: { sending: sendingOn(network) } }), [
    { type: 'RESTORE', draft, step, ...((resumes || edited) && { submission: left }) },
    ...(resumes ? [] : [...before, { type: 'SUBMIT' } as const, ...saved]),
    ...events,
  ]);
};
