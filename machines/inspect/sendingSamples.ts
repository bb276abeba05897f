import type { AnyMachineSnapshot } from 'xstate';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';

const failed = (kind: string, passing: boolean) => ({ answered: { became: 'failed', failure: { kind }, passing } });

/** The events of a send: what a receiver may say to a try, and what may be found when it is asked. */
export const sendingEvents = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
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
