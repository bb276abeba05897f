import type { AnyMachineSnapshot } from 'xstate';
import type { Beginning } from '#machines/inspect/machineEntries.ts';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingInput } from '#machines/sendingTypes.ts';

const left: SendingInput = {
  answers: {},
  submission: { id: receipt.submissionId, fingerprint: '' },
  resumes: true,
};
const edited = { ...left.submission, earlierIds: ['00000000-0000-4000-8000-000000000001'] };
const unasked = sendingMachine.provide({ guards: { 'the receiver can be asked': () => false } });

/** How a send begins beside the first of all: after an edit, after a crash, and where nobody can be asked. */
export const otherSends: Readonly<Record<string, Beginning>> = {
  'edited since': { machine: sendingMachine, input: { ...left, submission: edited, resumes: false } },
  resuming: { machine: sendingMachine, input: left },
  'to another backend': { machine: unasked, input: { ...left, resumes: false } },
  'resuming to another backend': { machine: unasked, input: left },
};

const failed = (kind: string, passing: boolean) => ({ answered: { became: 'failed', failure: { kind }, passing } });

/** The events of a send: what a receiver may say to a try, and what may be found when it is asked. */
export const sendingEvents = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    WAKE: [
      ['too early', { now: 0 }],
      ['in time', { now: Number.MAX_SAFE_INTEGER }],
    ],
    PROGRESS: [['', { sent: 1, total: 2 }]],
    ANSWERED: [
      ['received', { answered: { became: 'received', receipt } }],
      ['busy', failed('busy', true)],
      ['refused', failed('refused', false)],
    ],
    'xstate.done.actor.0.sending.asking': [
      ['found', { output: receipt }],
      ['not there', {}],
    ],
    'xstate.error.actor.0.sending.asking': [['', { error: {} }]],
  });
