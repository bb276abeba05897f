import { type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { DraftEvent } from '#machines/draftTypes.ts';
import type { HandoverEvent } from '#machines/handoverTypes.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import type { PhotographsEvent } from '#machines/photographsTypes.ts';
import type { SendingEvent } from '#machines/sendingTypes.ts';
import type { Receipt, WizardEvent } from '#machines/wizard/types.ts';

/** Events that XState itself sends. */
type OwnEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };
export type MachineEvent =
  | WizardEvent
  | SendingEvent
  | DraftEvent
  | PhotographsEvent
  | HandoverEvent
  | OwnEvent
  | MenuEvent;

/** An event with a payload, and the name of that payload: 'as single man'; '' where there is one only. */
export interface Sample {
  label: string;
  /** What is said of it beside its name: in the search, and where it is chosen. */
  words?: string | undefined;
  event: MachineEvent;
}

/** The types of event that a state names, without those that the machine itself sends. */
const typesIn = (snapshot: AnyMachineSnapshot): string[] =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))].filter(
    (type) => !['', '*', 'SENDING'].includes(type) && !type.startsWith('xstate.done.state.'),
  );

export const receipt: Receipt = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };

/** Named payloads by the type of their event; a type without an entry has one empty payload. */
export interface Payloads {
  readonly [type: string]: readonly (readonly [label: string, payload: object, words?: string])[];
}

/** The events of a state with these payloads; none once the machine is done. */
export const withPayloads = (snapshot: AnyMachineSnapshot, payloads: Payloads): Sample[] =>
  (snapshot.status === 'active' ? typesIn(snapshot) : []).flatMap((type) =>
    (payloads[type] ?? [['', {}]]).map(([label, payload, words]) => ({
      label,
      words,
      event: { type, ...payload } as MachineEvent,
    })),
  );
