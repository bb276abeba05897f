import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  SimulatedClock,
  waitFor,
} from 'xstate';
import type { Lived } from '#machines/inspect/samples.ts';
import { listening, nameOf } from '#machines/inspect/transitions.ts';
import type { Receipt } from '#machines/wizard/types.ts';
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
export const sidesOf = (machine: AnyStateMachine, transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap((transition) =>
    conditionsOf(machine, transition.guard).flatMap(({ name }) =>
      [true, false].map((holds) => verdict(transition, name, holds)),
    ),
  );

/** What the guards of the transitions that listen to this event find; '' are those that need none. */
export const judged = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }): string[] =>
  listening(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .flatMap((transition) =>
      conditionsOf(machine, transition.guard).map(({ name, holds }) =>
        verdict(transition, name, holds(snapshot, event)),
      ),
    );

/** Lets a real wizard live through these events and returns the snapshot after each. */
export const replay = async (machine: AnyStateMachine, events: readonly Lived[], seen: Seen) => {
  let outcome: { resolve(receipt: Receipt): void; reject(cause: unknown): void } | undefined;
  const submit = fromPromise<Receipt>(() => new Promise((resolve, reject) => (outcome = { resolve, reject })));
  const clock = new SimulatedClock();
  const actor = createActor(machine.provide({ actors: { submit } }), {
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const { _transitions: taken, snapshot, event } = inspected;
      for (const transition of taken) seen.transitions.add(nameOf(transition));
      for (const node of (snapshot as AnyMachineSnapshot)._nodes) seen.states.add(node.id);
      for (const transition of taken)
        for (const { name, holds } of transition.eventType === '' ? conditionsOf(machine, transition.guard) : [])
          seen.conditions.add(verdict(transition, name, holds(snapshot as AnyMachineSnapshot, event)));
    },
  });
  actor.start();
  const after: AnyMachineSnapshot[] = [];
  for (const event of events) {
    const before = actor.getSnapshot() as AnyMachineSnapshot;
    for (const finding of judged(machine, before, event)) seen.conditions.add(finding);
    if (event.type.startsWith('xstate.after.')) clock.increment(2_000);
    else if (event.type.startsWith('xstate.done.actor.'))
      outcome!.resolve({ submissionId: 'id', reference: 'K7MQ4-XR29H' });
    else if (event.type.startsWith('xstate.error.actor.')) outcome!.reject(new Error('The line is broken.'));
    else actor.send(event);
    if (event.type.includes('.actor.')) await waitFor(actor, (now) => now !== before);
    const now = actor.getSnapshot() as AnyMachineSnapshot;
    for (const finding of judged(machine, now, { type: '' })) seen.conditions.add(finding);
    after.push(now);
  }
  return after;
};
