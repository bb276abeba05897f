import type { AnyMachineSnapshot } from 'xstate';
import { isBusy } from '#forms/intakeAnswer.ts';
import type { MachineStart } from '#machines/inspect/machineEntries.ts';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingInput } from '#machines/sendingTypes.ts';

/** The first send of an application. */
export const firstSend: SendingInput = {
  answers: {},
  submission: { id: receipt.submissionId, fingerprint: '' },
  resumes: false,
};
const resumed = { ...firstSend, resumes: true };
const edited = { ...firstSend.submission, earlierIds: ['00000000-0000-4000-8000-000000000001'] };
const withoutStatusRequest = sendingMachine.provide({ guards: { 'the receiver can be asked': () => false } });

/** Other inputs of a send: again, after an edit, after a crash, and to a backend without a status request. */
export const sendingVariants: Readonly<Record<string, MachineStart>> = {
  again: { machine: sendingMachine, input: { ...firstSend, submission: { ...firstSend.submission, again: true } } },
  'edited since': { machine: sendingMachine, input: { ...firstSend, submission: edited } },
  resuming: { machine: sendingMachine, input: resumed },
  'resuming, with nothing to send': { machine: sendingMachine, input: { ...resumed, answers: undefined } },
  'to another backend': { machine: withoutStatusRequest, input: firstSend },
  'resuming to another backend': { machine: withoutStatusRequest, input: resumed },
};

const failed = (kind: string, temporary: boolean) => ({ answered: { became: 'failed', failure: { kind }, temporary } });

/** The HTTP statuses that have a name. */
const statuses = [
  400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 424, 425,
  426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511,
];
const busy = `status ${statuses.filter(isBusy).join(', ')}`;

/** The events of a send: the responses to an attempt, and to the request whether an application has arrived. */
export const sendingSamples = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    CHECK_TIME: [
      ['too early', { now: 0 }],
      ['in time', { now: Number.MAX_SAFE_INTEGER }],
    ],
    PROGRESS: [['', { sent: 1, total: 2 }]],
    ANSWERED: [
      ['received', { answered: { became: 'received', receipt } }],
      ['busy', failed('busy', true), busy],
      ['refused', failed('refused', false)],
      ['damaged on the way (400)', failed('refused', true)],
      ['too large (413)', failed('too large', false)],
      ['not the school', failed('not the school', false), 'an HTML page, the sign-in page of a network, a proxy'],
    ],
    'xstate.done.actor.0.sending.asking': [
      ['found', { output: { became: 'received', receipt } }],
      ['not there', { output: { became: 'not there', asked: 1 } }],
      ['busy', { output: failed('busy', true).answered }, busy],
      ['refused', { output: failed('refused', false).answered }],
    ],
    'xstate.error.actor.0.sending.asking': [['', { error: {} }]],
  });
