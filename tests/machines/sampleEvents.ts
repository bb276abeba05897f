import type { AnyMachineSnapshot } from 'xstate';
import { blank } from '#forms/draft.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { stepOf } from '#machines/wizard.ts';
import type { WizardEvent } from '#machines/wizardTypes.ts';
import { listening } from '#tests/machines/transitions.ts';

/** What XState sends a wizard itself. */
export type OwnEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** A step's answers in another draft, every question of the step at once. */
const stepFrom = (form: Form, id: string, draft: AnyDraft, example: AnyDraft): AnyDraft =>
  form.steps[id]!.topLevel
    ? { ...draft, ...Object.fromEntries(Object.keys(form.steps[id]!.fields).map((name) => [name, example[name]])) }
    : { ...draft, [id]: example[id] };

export interface Samples {
  list: readonly string[];
  file: readonly string[];
  resets?: readonly { path: readonly string[]; answer: string }[];
}

/**
 * Sample events of a wizard, each with what an applicant may answer: whole steps out of complete examples, or blank.
 * `list` and `file` lead to a list and to a file of the form, `resets` are answers that begin a list anew.
 */
export const sampleEvents = (form: Form, examples: readonly AnyDraft[], { list, file, resets = [] }: Samples) => {
  const ids = Object.keys(form.steps);
  const none = blank(form) as AnyDraft;
  const [example] = examples;
  /** The different ways in which the examples answer each step, and no answer at all. */
  const answersTo = new Map(
    ids.map((id) => {
      const inStep = (other: AnyDraft) => JSON.stringify(stepFrom(form, id, {}, other));
      return [id, [...new Map([...examples, none].map((other) => [inStep(other), other])).values()]];
    }),
  );
  const gaps = ids.map((id) => ({ step: ids.at(-1)!, draft: stepFrom(form, id, example, none) }));
  const attachment = examplePdf('attached.pdf');

  const samples = (
    snapshot: AnyMachineSnapshot,
  ): { [Type in WizardEvent['type']]?: Omit<Extract<WizardEvent, { type: Type }>, 'type'>[] } => {
    const { draft } = snapshot.context;
    const step = stepOf(form, snapshot as never);
    return {
      CHANGE: [
        ...(answersTo.get(step ?? '') ?? []).map((other) => ({
          path: [],
          answer: stepFrom(form, step!, draft, other),
        })),
        // Rules span the steps: what was answered in the first one decides in later ones, too.
        { path: [], answer: stepFrom(form, ids[0]!, draft, none) },
        ...resets,
      ],
      LEAVE: [{ path: file }],
      ATTACH: [{ path: file, files: [attachment], multiple: false }],
      DETACH: [{ path: file, id: attachment.id }],
      ADD: [{ path: list, key: 'e2' }],
      REMOVE: [{ path: list, key: 'e2' }],
      RESTORE: gaps.map((gap) => ({ ...gap, submission: undefined })),
      PROGRESS: [{ sent: 1, total: 2 }],
    };
  };

  /** The events worth trying in a state: every type it listens to, but for what the machine tells itself. */
  return (snapshot: AnyMachineSnapshot): (WizardEvent | OwnEvent)[] => {
    const types = new Set(listening(snapshot).map(({ eventType }) => eventType));
    const known = samples(snapshot);
    return [...types]
      .filter((type) => type !== '' && type !== 'SENDING')
      .flatMap((type) => (known[type as WizardEvent['type']] ?? [{}]).map((sample) => ({ type, ...sample })));
  };
};
