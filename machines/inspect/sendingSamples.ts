import type { AnyMachineSnapshot } from 'xstate';
import type { Beginning } from '#machines/inspect/machineEntries.ts';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingInput } from '#machines/sendingTypes.ts';

/** The first send of an application. */
export const firstSend: SendingInput = {
  answers: {},
  submission: { id: receipt.submissionId, fingerprint: '' },
  resumes: false,
};
const left = { ...firstSend, resumes: true };
const edited = { ...left.submission, earlierIds: ['00000000-0000-4000-8000-000000000001'] };
const unasked = sendingMachine.provide({ guards: { 'the receiver can be asked': () => false } });

/** Other inputs of a send: after an edit, after a crash, and where nobody can be asked. */
export const otherSends: Readonly<Record<string, Beginning>> = {
  'edited since': { machine: sendingMachine, input: { ...firstSend, submission: edited } },
  resuming: { machine: sendingMachine, input: left },
  'to another backend': { machine: unasked, input: firstSend },
  'resuming to another backend': { machine: unasked, input: left },
};

const failed = (kind: string, temporary: boolean) => ({ answered: { became: 'failed', failure: { kind }, temporary } });

/** The events of a send: what a receiver may answer to an attempt, and what it may have when it is asked. */
export const sendingEvents = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    CHECK_TIME: [
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
