import type { AnyMachineSnapshot } from 'xstate';
import { blank, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { placesOf } from '#machines/inspect/places.ts';
import { listening } from '#machines/inspect/transitions.ts';
import { NARROW_UP_TO } from '#machines/menu.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import type { PhotographsEvent } from '#machines/photographsTypes.ts';
import type { SendingEvent } from '#machines/sendingTypes.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { Receipt, Submission, WizardEvent } from '#machines/wizard/types.ts';

/** Events that XState itself sends. */
export type OwnEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };
export type MachineEvent = WizardEvent | SendingEvent | DraftEvent | PhotographsEvent | OwnEvent | MenuEvent;

/** An event with a payload, and the name of that payload: 'as single man'; '' where there is one only. */
export interface Sample {
  label: string;
  event: MachineEvent;
}

/** A draft with all answers of a step from another one. */
const stepFrom = (form: Form, id: string, draft: DraftGroup, example: DraftGroup): DraftGroup =>
  form.steps[id]!.topLevel
    ? { ...draft, ...Object.fromEntries(Object.keys(form.steps[id]!.fields).map((name) => [name, example[name]])) }
    : { ...draft, [id]: example[id] };

/** The types of event that are handled in a state, but for those that the machine raises. */
const typesIn = (snapshot: AnyMachineSnapshot): string[] =>
  [...new Set(listening(snapshot).map(({ eventType }) => eventType))].filter(
    (type) => type !== '' && type !== 'SENDING',
  );

export const receipt: Receipt = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };

/** The events of a state with these payloads, by type; none once the machine is done. */
export const withPayloads = (
  snapshot: AnyMachineSnapshot,
  payloads: { readonly [type: string]: readonly (readonly [label: string, payload: object])[] },
): Sample[] =>
  (snapshot.status === 'active' ? typesIn(snapshot) : []).flatMap((type) =>
    (payloads[type] ?? [['', {}] as const]).map(([label, payload]) => ({
      label,
      event: { type, ...payload } as MachineEvent,
    })),
  );

/** The events of the menu: two groups to open in turn, and both sides of the width where it turns into a panel. */
export const menuEvents = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    TOGGLE: ['divisions', 'education'].map((group) => [group, { group }] as const),
    RESIZE: [NARROW_UP_TO, NARROW_UP_TO + 1].map((width) => [`to ${width}`, { width }] as const),
  });

const left: Submission = { id: receipt.submissionId, fingerprint: '', unsure: true };

/** Phone rules that find any number to be one of Lebanon. */
const anyNumber = {
  parsePhoneNumberFromString: () => ({ number: '+9613123456' }),
  isValidPhoneNumber: () => true,
};

/** The outcomes of a send. */
const outcomes = [
  ['received', { output: { became: 'received', receipt } }],
  ['refused', { output: { became: 'failed', failure: { kind: 'refused' } } }],
  ['offline', { output: { became: 'failed', failure: { kind: 'offline' } } }],
  ['not there', { output: { became: 'not there' } }],
  ['stopped', { output: { became: 'stopped' } }],
] as const;

/**
 * Sample events of a wizard in its present state: whole steps from complete examples, or blank ones. Of every type that is
 * handled there, but for those that the machine raises.
 */
export const sampleEvents = (form: Form, examples: Readonly<Record<string, object>>) => {
  const { list, file, phone, resets, together } = placesOf(form);
  const ids = Object.keys(form.steps);
  const none = blank(form);
  const named = Object.entries(examples).map(([name, answers]) => [`as ${name}`, draftOf(form, answers)] as const);
  const [, example] = named[0]!;
  const asTyped = phone.length > 0 ? withAnswer(example, phone, '03 123 456') : example;
  const attachment = examplePdf('attached.pdf');
  const gaps = ids.map((id) => ({ step: ids.at(-1)!, draft: stepFrom(form, id, example, none) }));

  const payloads = (snapshot: AnyMachineSnapshot) => {
    const { draft } = snapshot.context;
    const step = stepOf(snapshot as WizardSnapshot);
    const choice = { path: file, files: [attachment], multiple: false };
    return {
      CHANGE: [
        ...[...named, ['to nothing', none] as const].map(
          ([label, other]) => [label, { path: [], answer: stepFrom(form, step ?? ids[0]!, draft, other) }] as const,
        ),
        // Rules span the steps: answers of the first one decide in later ones.
        ['the first step to nothing', { path: [], answer: stepFrom(form, ids[0]!, draft, none) }] as const,
        ...resets.map((reset) => [`${reset.path.at(-1)} to ${reset.answer}`, reset] as const),
      ],
      ANSWER_ALL: [['no to all', { by: together[0]?.[0] ?? [], answers: together }] as const],
      BLUR: [['', { path: file }] as const],
      CHOOSE: [['a file', choice] as const],
      ATTACH: [['', choice] as const],
      UNREADABLE: [['', { path: file }] as const],
      DETACH: [['', { path: file, ids: [attachment.id] }] as const],
      ADD_ENTRY: [['', { path: list, key: 'e2' }] as const],
      REMOVE: [['', { path: list, key: 'e2' }] as const],
      GO_TO: ['info', ...ids].map((place) => [place, { place }] as const),
      RESTORE: [
        ['nothing', {}] as const,
        ['a receipt', { receipt }] as const,
        ['a send that was left', { draft: example, step: ids.at(-1)!, submission: left }] as const,
        ['a number as it was typed', { draft: asTyped, step: ids.at(-1)!, submission: undefined }] as const,
        ...gaps.map((gap, i) => [`without ${ids[i]}`, { ...gap, submission: undefined }] as const),
      ],
      'xstate.done.actor.sending': outcomes,
      'xstate.error.actor.sending': [['', { error: {} }] as const],
      [`xstate.done.actor.0.${form.name}.phoneRules`]: [['', { output: anyNumber }] as const],
      [`xstate.error.actor.0.${form.name}.phoneRules`]: [['', { error: {} }] as const],
    };
  };

  return (snapshot: AnyMachineSnapshot): Sample[] => withPayloads(snapshot, payloads(snapshot));
};
