import { type AnyMachineSnapshot, createActor } from 'xstate';
import { handoverMachine } from '#machines/handover.ts';
import type { HandoverInput, Offer } from '#machines/handoverTypes.ts';
import type { MachineStart } from '#machines/inspect/machineEntries.ts';
import { type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { staffMachine } from '#machines/staff.ts';

export const offer: Offer = { id: 'an-encrypted-draft', until: '2026-11-23T14:05:00.000Z' };
export const taken: Offer = { ...offer, takenAt: '2026-11-22T14:05:00.000Z' };

const wizard = createActor(staffMachine);

/** The first device makes a link. */
export const firstDevice: HandoverInput = { wizard, hasDraft: true };

/** The other beginnings: a link that was made before the page was opened, and the second device. */
export const handoverVariants: Readonly<Record<string, MachineStart>> = {
  'with a link made before': { machine: handoverMachine, input: { ...firstDevice, offer } },
  'on the second device': { machine: handoverMachine, input: { wizard, link: 'a link', hasDraft: false } },
  'on a second device with a draft': { machine: handoverMachine, input: { wizard, link: 'a link', hasDraft: true } },
};

const record = { draft: {}, step: 'education', reached: 1, submission: undefined };

/** The events of a hand-over: the outcomes of encrypting, looking and decrypting, and of the transfers. */
export const handoverSamples = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    'xstate.done.actor.0.handover.offering.encrypting': [
      ['', { output: { became: 'encrypted', encrypted: 'bytes' } }],
      ['too large', { output: { became: 'too large' } }],
    ],
    'xstate.done.actor.0.handover.arriving.reading': [
      ['', { output: 'waiting' }],
      ['taken', { output: 'taken' }],
      ['gone', { output: 'gone' }],
      ['wrong', { output: 'wrong' }],
    ],
    'xstate.done.actor.0.handover.arriving.decrypting': [
      ['', { output: { became: 'decrypted', record, incomplete: false } }],
      ['of another form', { output: { became: 'another form' } }],
    ],
    PROGRESS: [['', { done: 1, total: 2 }]],
    UPLOADED: [['', { offer, link: 'a link' }]],
    FETCHED: [['', { bytes: 'bytes' }]],
    TAKEN: [['', { at: taken.takenAt }]],
  });
