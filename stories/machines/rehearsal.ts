import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import type { Beginning, MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { takenBy } from '#machines/inspect/taken.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { wordsFor } from '#machines/inspect/transitionText.ts';

/** A machine after an event, with the transitions that led there. */
export interface Stand {
  said: string;
  snapshot: AnyMachineSnapshot;
  taken: string[];
}

/** A machine that runs nothing: what it would invoke or wait for comes as an event, like all else. */
const idle = ({ machine, input }: Beginning) => {
  const taken: string[] = [];
  const actor = createActor(machine, {
    ...(input && { input }),
    inspect: (seen) => void taken.push(...takenBy(machine, seen).map(nameOf)),
  });
  return { actor, taken };
};

const begin = (said: string, beginning: Beginning): Stand => {
  const { actor, taken } = idle(beginning);
  return { said, snapshot: actor.getSnapshot() as AnyMachineSnapshot, taken };
};

/** Where an event leads. */
export const advance = (snapshot: AnyMachineSnapshot, event: EventObject, said: string): Stand => {
  const { machine } = snapshot;
  const { actor, taken } = idle({ machine });
  taken.length = 0;
  const { _actorScope: scope } = actor as unknown as { _actorScope: never };
  return { said, snapshot: machine.transition(snapshot, event, scope) as AnyMachineSnapshot, taken };
};

/** A sample as a link spells it: 'NEXT', 'CHANGE as single man'. */
export const spell = (machine: AnyStateMachine, { event, says }: Sample): string =>
  [wordsFor(machine, event.type), says].filter(Boolean).join(' ');

/** Replays events as links spell them, the first may name a beginning; ends at what is not heard, or leads nowhere. */
export const replayed = (subject: MachineEntry, events: readonly string[]): Stand[] => {
  const [first = ''] = events;
  const other = subject.others?.[first];
  const stands = [other ? begin(first, other) : begin('', subject)];
  for (const spelt of events.slice(other ? 1 : 0)) {
    const { snapshot } = stands.at(-1)!;
    const sample = subject
      .samples(snapshot)
      .find((each) => spell(subject.machine, each) === spelt && snapshot.can(each.event));
    if (!sample) return stands;
    stands.push(advance(snapshot, sample.event, spelt));
  }
  return stands;
};
