import type { AnyMachineSnapshot } from 'xstate';
import { blank } from '#forms/draft.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { placesOf } from '#machines/inspect/places.ts';
import { listening } from '#machines/inspect/transitions.ts';
import { NARROW_UP_TO } from '#machines/menu.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import { stepOf } from '#machines/wizard/machine.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

/** What XState sends a wizard itself. */
export type OwnEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };
export type Lived = WizardEvent | OwnEvent | MenuEvent;

/** An event with something an applicant may answer, and who answers so: 'as single man'; '' where there is no choice. */
export interface Sample {
  says: string;
  event: Lived;
}

/** A step's answers in another draft, every question of the step at once. */
const stepFrom = (form: Form, id: string, draft: AnyDraft, example: AnyDraft): AnyDraft =>
  form.steps[id]!.topLevel
    ? { ...draft, ...Object.fromEntries(Object.keys(form.steps[id]!.fields).map((name) => [name, example[name]])) }
    : { ...draft, [id]: example[id] };

/** The types of event a state listens to, but for what the machine tells itself. */
const typesIn = (snapshot: AnyMachineSnapshot): string[] =>
  [...new Set(listening(snapshot).map(({ eventType }) => eventType))].filter(
    (type) => type !== '' && type !== 'SENDING',
  );

const receipt = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };

/** What comes with an event of XState's own. */
const carried = (type: string): object => {
  if (type.startsWith('xstate.done.actor.')) return { output: receipt };
  return type.startsWith('xstate.error.actor.') ? { error: { sentence: 'The line is broken.' } } : {};
};

/** The events of a state, without a payload. */
const bareEvents = (snapshot: AnyMachineSnapshot): Sample[] =>
  typesIn(snapshot).map((type) => ({ says: '', event: { type, ...carried(type) } as Lived }));

/** The events of the menu: two groups to open in turn, and both sides of the width where it turns into a panel. */
export const menuEvents = (snapshot: AnyMachineSnapshot): Sample[] => {
  const samples: Record<MenuEvent['type'], [string, object][]> = {
    OPEN: [['', {}]],
    TOGGLE: ['divisions', 'education'].map((group) => [group, { group }]),
    CHOOSE: [['', {}]],
    CLOSE: [['', {}]],
    RESIZE: [NARROW_UP_TO, NARROW_UP_TO + 1].map((width) => [`to ${width}`, { width }]),
  };
  return typesIn(snapshot).flatMap((type) =>
    samples[type as MenuEvent['type']].map(([says, payload]) => ({ says, event: { type, ...payload } as Lived })),
  );
};

type Payloads = { [Type in WizardEvent['type']]?: [string, Omit<Extract<WizardEvent, { type: Type }>, 'type'>][] };

/**
 * Sample events of a wizard in the state it stands in: whole steps out of complete examples, or blank. Of every type it
 * listens to, but for what the machine tells itself.
 */
export const sampleEvents = (form: Form, examples: Readonly<Record<string, object>>) => {
  const { list, file, resets } = placesOf(form);
  const ids = Object.keys(form.steps);
  const none = blank(form) as AnyDraft;
  const named = Object.entries(examples).map(([name, answers]) => [`as ${name}`, draftOf(form, answers)] as const);
  const [, example] = named[0]!;
  const attachment = examplePdf('attached.pdf');
  const gaps = ids.map((id) => ({ step: ids.at(-1)!, draft: stepFrom(form, id, example, none) }));

  const payloads = (snapshot: AnyMachineSnapshot): Payloads => {
    const { draft } = snapshot.context;
    const step = stepOf(form, snapshot as never);
    return {
      CHANGE: [
        ...[...named, ['to nothing', none] as const].map(
          ([says, other]) => [says, { path: [], answer: stepFrom(form, step ?? ids[0]!, draft, other) }] as never,
        ),
        // Rules span the steps: what was answered in the first one decides in later ones, too.
        ['the first step to nothing', { path: [], answer: stepFrom(form, ids[0]!, draft, none) }],
        ...resets.map((reset) => [`${reset.path.at(-1)} to ${reset.answer}`, reset] as never),
      ],
      BLUR: [['', { path: file }]],
      ATTACH: [['', { path: file, files: [attachment], multiple: false }]],
      DETACH: [['', { path: file, id: attachment.id }]],
      ADD_ENTRY: [['', { path: list, key: 'e2' }]],
      REMOVE: [['', { path: list, key: 'e2' }]],
      RESTORE: gaps.map((gap, i) => [`without ${ids[i]}`, { ...gap, submission: undefined }]),
      PROGRESS: [['', { sent: 1, total: 2 }]],
    };
  };

  return (snapshot: AnyMachineSnapshot): Sample[] => {
    const known = payloads(snapshot);
    return bareEvents(snapshot).flatMap((bare) =>
      (known[bare.event.type as WizardEvent['type']] ?? [['', {}]]).map(([says, payload]) => ({
        says,
        event: { ...bare.event, ...payload },
      })),
    );
  };
};
