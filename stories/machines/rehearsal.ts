import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';

/** A machine after an event, with the transitions that led there. */
export interface Stand {
  said: string;
  snapshot: AnyMachineSnapshot;
  taken: string[];
}

/** A machine that runs nothing: what it would invoke or wait for comes as an event, like all else. */
const idle = (machine: AnyStateMachine, input?: object) => {
  const taken: string[] = [];
  const actor = createActor(machine, {
    ...(input && { input }),
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(nameOf));
    },
  });
  return { actor, taken };
};

export const begin = (machine: AnyStateMachine, input?: object): Stand => {
  const { actor, taken } = idle(machine, input);
  return { said: '', snapshot: actor.getSnapshot() as AnyMachineSnapshot, taken };
};

/** Where an event leads. */
export const advance = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  said: string,
): Stand => {
  const { actor, taken } = idle(machine);
  taken.length = 0;
  const { _actorScope: scope } = actor as unknown as { _actorScope: never };
  return { said, snapshot: machine.transition(snapshot, event, scope) as AnyMachineSnapshot, taken };
};

/** A sample as a link spells it: 'NEXT', 'CHANGE as single man'. */
export const spell = (machine: AnyStateMachine, { event, says }: Sample): string =>
  [wordsFor(machine, event.type), says].filter(Boolean).join(' ');

/** Replays events as links spell them; ends at the first that is not heard, or leads nowhere. */
export const replayed = ({ machine, samples, input }: MachineEntry, events: readonly string[]): Stand[] => {
  const stands = [begin(machine, input)];
  for (const spelt of events) {
    const { snapshot } = stands.at(-1)!;
    const sample = samples(snapshot).find((each) => spell(machine, each) === spelt && snapshot.can(each.event));
    if (!sample) return stands;
    stands.push(advance(machine, snapshot, sample.event, spelt));
  }
  return stands;
};
