import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromCallback,
  fromPromise,
  getInitialMicrosteps,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { invokesOf } from '#machines/inspect/invokes.ts';
import type { Beginning } from '#machines/inspect/machineEntries.ts';
import { takenBy } from '#machines/inspect/microsteps.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import { activeIn, listening, nameOf, statesOf } from '#machines/inspect/transitions.ts';
import { conditionsOf } from '#tests/machines/conditions.ts';

/** What was seen while paths were replayed. */
export interface Seen {
  states: Set<string>;
  transitions: Set<string>;
  /** Conditions of guards by the transition they guard, with what they were found to be. */
  conditions: Set<string>;
}

export const verdict = (transition: AnyTransitionDefinition, condition: string, holds: boolean): string =>
  `${nameOf(transition)}: '${condition}' ${holds ? 'holds' : 'does not hold'}`;

/** Both sides of every condition of these transitions. */
export const sidesOf = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap((transition) =>
    conditionsOf(transition.guard).flatMap(({ name }) =>
      [true, false].map((holds) => verdict(transition, name, holds)),
    ),
  );

/** What the guards of the transitions that listen to this event find; '' are those that need none. */
export const judged = (snapshot: AnyMachineSnapshot, event: { type: string }): string[] =>
  listening(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .flatMap((transition) =>
      conditionsOf(transition.guard).map(({ name, holds }) => verdict(transition, name, holds(snapshot, event))),
    );

// The actors that send events of their own; the others come to an end.
const callbacks = new Set(['draft', 'read', 'holdLock', 'watchPage', 'post', 'watchWaking', 'watchNetwork']);

interface Outcome {
  resolve(output: unknown): void;
  reject(cause: unknown): void;
}

/** The invoked actor whose end an event reports. */
const endedIn = (machine: AnyStateMachine, type: string): string =>
  [machine.root, ...statesOf(machine)].flatMap(invokesOf).find(({ id }) => type.endsWith(`.actor.${id}`))!.src;

const delayOf = (machine: AnyStateMachine, type: string): number => {
  const delay: unknown = machine.implementations.delays[type.split('.')[2]!];
  return typeof delay === 'number' ? delay : 60_000;
};

/** Runs a real machine through these events and returns the snapshot after each. */
export const replay = async ({ machine, input }: Beginning, events: readonly MachineEvent[], seen: Seen) => {
  const outcomes = new Map<string, Outcome>();
  const decided = (name: string) =>
    fromPromise(() => new Promise((resolve, reject) => outcomes.set(name, { resolve, reject })));
  const idle = fromCallback(() => undefined);
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, callbacks.has(name) ? idle : decided(name)]),
  );
  /** Notes a snapshot's states and conditions, also of one that is left at once. */
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const node of activeIn(snapshot)) seen.states.add(node.id);
    for (const finding of judged(snapshot, { type: '' })) seen.conditions.add(finding);
  };
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors }), {
    ...(input && { input }),
    clock,
    inspect: (inspected) => {
      for (const transition of takenBy(machine, inspected)) seen.transitions.add(nameOf(transition));
      if (inspected.type === '@xstate.microstep') note(inspected.snapshot as AnyMachineSnapshot);
    },
  });
  // Its inspector does not see the first state where that is left at once.
  for (const [snapshot] of getInitialMicrosteps(machine, input)) note(snapshot);
  actor.start();
  const after: AnyMachineSnapshot[] = [];
  for (const event of events) {
    const before = actor.getSnapshot() as AnyMachineSnapshot;
    for (const finding of judged(before, event)) seen.conditions.add(finding);
    if (event.type.startsWith('xstate.after.')) clock.increment(delayOf(machine, event.type));
    else if (event.type.startsWith('xstate.done.actor.'))
      outcomes.get(endedIn(machine, event.type))!.resolve((event as { output?: unknown }).output);
    else if (event.type.startsWith('xstate.error.actor.'))
      outcomes.get(endedIn(machine, event.type))!.reject(new Error('The connection broke.'));
    else actor.send(event);
    if (event.type.includes('.actor.')) await waitFor(actor, (now) => now !== before);
    after.push(actor.getSnapshot() as AnyMachineSnapshot);
  }
  return after;
};
