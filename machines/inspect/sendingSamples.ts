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

/** The HTTP statuses of a busy receiver: '429, 500 to 510'. */
const busyStatuses = (): string => {
  const runs: number[][] = [];
  for (let status = 400; status < 600; status++) {
    if (!isBusy(status)) continue;
    if (runs.at(-1)?.at(-1) === status - 1) runs.at(-1)!.push(status);
    else runs.push([status]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]} to ${run.at(-1)}` : run[0])).join(', ');
};
const busy = `status ${busyStatuses()}`;

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
      ['too large (413)', failed('too large', false)],
    ],
    'xstate.done.actor.0.sending.asking': [
      ['found', { output: { became: 'received', receipt } }],
      ['not there', { output: { became: 'not there', asked: 1 } }],
      ['busy', { output: failed('busy', true).answered }, busy],
      ['refused', { output: failed('refused', false).answered }],
    ],
    'xstate.error.actor.0.sending.asking': [['', { error: {} }]],
  });
