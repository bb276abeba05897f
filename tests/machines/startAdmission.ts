import { createActor, fromCallback } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { type AdmissionExample, admissionExamples } from '#forms/admission/examples.ts';
import { answerAt, blankEntry } from '#forms/draft.ts';
import { entriesOf } from '#forms/draftValue.ts';
import { draftOf } from '#forms/receive.ts';
import { admissionMachine } from '#machines/admission.ts';
import { stepOf } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

/** The lists that are reset, each with the name of an entry's first question and a blank entry. */
export const lists = {
  learner: {
    list: ['learner', 'dayCareSchool'],
    first: 'name',
    blank: blankEntry(admission.steps.learner.fields.dayCareSchool, ''),
  },
  siblingsInfo: {
    list: ['siblingsInfo', 'siblings'],
    first: 'firstName',
    blank: blankEntry(admission.steps.siblingsInfo.fields.siblings, ''),
  },
} as const;

export const change = (path: readonly string[], answer: string): WizardEvent => ({ type: 'CHANGE', path, answer });

/** The admission's wizard, opened in a step of an example, with the list of that step. */
export const openedIn = (step: keyof typeof lists, example: AdmissionExample) => {
  const { list, first } = lists[step];
  const actor = createActor(admissionMachine.provide({ actors: { draft: fromCallback(() => undefined) } as never }));
  actor.start();
  const send = (...events: WizardEvent[]) => events.forEach((event) => actor.send(event));
  send({ type: 'RESTORE', draft: draftOf(admission, admissionExamples[example]), step, submission: undefined });

  const context = () => actor.getSnapshot().context;
  const currentStep = () => stepOf(actor.getSnapshot());
  const given = (path: readonly string[]) => answerAt(context().draft, path);
  const keys = () => entriesOf(given(list)).map(({ key }) => key);
  /** The entries of the list, their keys left blank. */
  const entries = () => entriesOf(given(list)).map((entry) => ({ ...entry, key: '' }));
  /** Answers the first question of the list's first entry. */
  const write = (answer: string) => send(change([...list, keys()[0]!, first], answer));
  return { send, context, currentStep, given, keys, entries, write };
};
