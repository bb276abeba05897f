import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  getInitialMicrosteps,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { invokesOf } from '#machines/inspect/invokes.ts';
import type { MachineStart } from '#machines/inspect/machineEntries.ts';
import { transitionsTaken } from '#machines/inspect/microsteps.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import { activeIn, nameOf, statesOf } from '#machines/inspect/transitions.ts';
import { outcomesOf } from '#tests/machines/guardOutcomes.ts';
import { reached } from '#tests/machines/reached.ts';

/** What was covered while paths were replayed. */
export interface Covered {
  states: Set<string>;
  transitions: Set<string>;
  /** The outcomes of the conditions of guards. */
  outcomes: Set<string>;
}

// The actors that send events of their own; the others are promises.
const callbacks = new Set(['draft', 'read', 'holdLock', 'watchPage', 'post', 'watchWaking', 'watchNetwork']);

interface Pending {
  resolve(output: unknown): void;
  reject(cause: unknown): void;
}

/** The invoked actor whose end an event reports. */
const endedActor = (machine: AnyStateMachine, type: string): string =>
  [machine.root, ...statesOf(machine)].flatMap(invokesOf).find(({ id }) => type.endsWith(`.actor.${id}`))!.src;

const delayOf = (machine: AnyStateMachine, type: string): number => {
  const delay: unknown = machine.implementations.delays[type.split('.')[2]!];
  return typeof delay === 'number' ? delay : 60_000;
};

/** Runs a real machine through events, each time from its beginning, and returns the snapshot after each. */
export const replayer = ({ machine: original, input }: MachineStart, covered: Covered) => {
  const pending = new Map<string, Pending>();
  const promise = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => pending.set(name, { resolve, reject })));
  const actors = Object.keys(original.implementations.actors).map((name) => [
    name,
    callbacks.has(name) ? fromCallback(() => undefined) : promise(name),
  ]);
  const machine: AnyStateMachine = original.provide({ actors: Object.fromEntries(actors) });

  /** Records the states and conditions of a snapshot, also of one that is left at once. */
  const record = (snapshot: AnyMachineSnapshot) => {
    for (const node of activeIn(snapshot)) covered.states.add(node.id);
    for (const outcome of outcomesOf(snapshot, { type: '' })) covered.outcomes.add(outcome);
  };
  const inspect = (event: InspectionEvent) => {
    for (const transition of transitionsTaken(machine, event)) covered.transitions.add(nameOf(transition));
    if (event.type === '@xstate.microstep') record(event.snapshot as AnyMachineSnapshot);
  };

  // An inspector does not see the first state where that is left at once.
  for (const [snapshot] of getInitialMicrosteps(machine, input)) record(snapshot);

  return async (events: readonly MachineEvent[]): Promise<AnyMachineSnapshot[]> => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { ...(input && { input }), clock, inspect });
    actor.start();
    const snapshots: AnyMachineSnapshot[] = [];
    for (const event of events) {
      const { type } = event;
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      for (const outcome of outcomesOf(before, event)) covered.outcomes.add(outcome);
      if (type.startsWith('xstate.after.')) clock.increment(delayOf(machine, type));
      else if (type.startsWith('xstate.done.actor.'))
        pending.get(endedActor(machine, type))!.resolve((event as { output?: unknown }).output);
      else if (type.startsWith('xstate.error.actor.'))
        pending.get(endedActor(machine, type))!.reject(new Error('The connection broke.'));
      else actor.send(event);
      if (type.includes('.actor.')) await reached(actor, (snapshot) => snapshot !== before);
      snapshots.push(actor.getSnapshot() as AnyMachineSnapshot);
    }
    return snapshots;
  };
};
