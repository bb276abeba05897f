import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { Beginning, MachineEntry } from '#machines/inspect/machineEntries.ts';
import { initialStep, type Microstep, nextStep } from '#machines/inspect/microsteps.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { sourceText, wordsFor } from '#machines/inspect/transitionText.ts';

/** A machine after an event, with the transitions that led there. */
export interface WalkEntry {
  cause: string;
  event?: EventObject;
  /** In milliseconds since 1970. */
  time: number;
  snapshot: AnyMachineSnapshot;
  taken: string[];
}

const namesIn = (microsteps: readonly Microstep[]) => microsteps.flatMap(({ transitions }) => transitions.map(nameOf));

const begin = (cause: string, { machine, input }: Beginning): WalkEntry => {
  const { snapshot, microsteps } = initialStep(machine, input);
  return { cause, time: Date.now(), snapshot, taken: namesIn(microsteps) };
};

/** Where an event leads. */
export const advance = (before: AnyMachineSnapshot, event: EventObject, cause: string): WalkEntry => {
  const { snapshot, microsteps } = nextStep(before, event);
  return { cause, event, time: Date.now(), snapshot, taken: namesIn(microsteps) };
};

/** A machine that goes on in another, with what it is given in that one's state; its own beginning if it is not there. */
export const runningIn = ({ machine, children }: AnyMachineSnapshot, part: MachineEntry): MachineEntry => {
  const actors = Object.values(children) as (AnyActor | undefined)[];
  const running = actors.find(
    (actor) => actor && machine.implementations.actors[sourceText(actor.src)] === part.machine,
  );
  return running ? { ...part, input: running.options.input as object } : part;
};

/** What an event carries as JSON. */
export const writePayload = ({ type: _type, ...payload }: object & { type?: string }, indent?: number): string =>
  JSON.stringify(payload, undefined, indent);

/** Why an event cannot be sent with a payload of one's own; undefined where it can. Nothing runs: the machine itself tries it. */
export const faultOf = (before: AnyMachineSnapshot, event: EventObject): string | undefined => {
  try {
    return advance(before, event, '').taken.length > 0 ? undefined : 'It leads nowhere.';
  } catch (error) {
    return `The machine cannot take it: ${(error as Error).message}`;
  }
};

/** An event of a state as a link spells it: one of its samples, or its type and a payload of one's own. */
const sampleSpelt = ({ machine, samples }: MachineEntry, snapshot: AnyMachineSnapshot, spelt: string) => {
  const handled = samples(snapshot);
  const known = handled.find((sample) => spell(machine, sample) === spelt && snapshot.can(sample.event));
  const [, words, label] = /^(.+?) (\{.*)$/.exec(spelt) ?? [];
  const type = handled.find(({ event }) => wordsFor(machine, event.type) === words)?.event.type;
  if (known || !type || !label) return known;
  const event = { ...(JSON.parse(label) as object), type } as Sample['event'];
  return faultOf(snapshot, event) ? undefined : { label, event };
};

/** A sample as a link spells it: 'NEXT', 'CHANGE as single man', 'BLUR {"path":["name"]}'. */
export const spell = (machine: AnyStateMachine, { event, label }: Sample): string =>
  [wordsFor(machine, event.type), label].filter(Boolean).join(' ');

/** Replays events as links spell them, the first may name a beginning; ends at what is not handled, or leads nowhere. */
export const replayed = (subject: MachineEntry, events: readonly string[]): WalkEntry[] => {
  const [first = ''] = events;
  const other = subject.others?.[first];
  const entries = [other ? begin(first, other) : begin('', subject)];
  for (const spelt of events.slice(other ? 1 : 0)) {
    const { snapshot } = entries.at(-1)!;
    const sample = sampleSpelt(subject, snapshot, spelt);
    if (!sample) return entries;
    entries.push(advance(snapshot, sample.event, spelt));
  }
  return entries;
};
