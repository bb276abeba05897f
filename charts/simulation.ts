import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { MachineEntry, MachineStart } from '#machines/inspect/machineEntries.ts';
import { initialStep, nextStep, type Step } from '#machines/inspect/microsteps.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import type { HistoryEntry } from '#machines/inspect/snapshotView.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { eventTypeText, sourceText } from '#machines/inspect/transitionText.ts';

const entryOf = ({ snapshot, microsteps }: Step, cause: string, event?: EventObject): HistoryEntry => ({
  cause,
  event,
  time: Date.now(),
  snapshot,
  traversed: microsteps.flatMap(({ transitions }) => transitions.map(nameOf)),
});

const start = (cause: string, { machine, input }: MachineStart) => entryOf(initialStep(machine, input), cause);

/** Where an event leads. Nothing runs and nothing is sent. */
export const advance = (before: AnyMachineSnapshot, event: EventObject, cause: string): HistoryEntry =>
  entryOf(nextStep(before, event), cause, event);

/** A nested machine with the input that it has in this snapshot; with its own input if it does not run. */
export const nestedIn = ({ machine, children }: AnyMachineSnapshot, nested: MachineEntry): MachineEntry => {
  const actors = Object.values(children) as (AnyActor | undefined)[];
  const running = actors.find(
    (actor) => actor && machine.implementations.actors[sourceText(actor.src)] === nested.machine,
  );
  return running ? { ...nested, input: running.options.input as object } : nested;
};

/** What an event carries as JSON. */
export const payloadText = ({ type: _type, ...payload }: object & { type?: string }, indent?: number): string =>
  JSON.stringify(payload, undefined, indent);

/** Why an event cannot be sent with a payload of one's own; undefined where it can. The machine itself tries it. */
export const errorOf = (before: AnyMachineSnapshot, event: EventObject): string | undefined => {
  try {
    return advance(before, event, '').traversed.length > 0 ? undefined : 'It leads nowhere.';
  } catch (error) {
    return `The machine cannot take it: ${(error as Error).message}`;
  }
};

/** A sample in words: 'NEXT', 'CHANGE as single man', 'BLUR {"path":["name"]}'. */
export const sampleText = (machine: AnyStateMachine, { event, label }: Sample): string =>
  [eventTypeText(machine, event.type), label].filter(Boolean).join(' ');

/** The sample that a text stands for: one of the state's samples, or an event with a payload as JSON. */
const parseSample = ({ machine, samples }: MachineEntry, snapshot: AnyMachineSnapshot, text: string) => {
  const handled = samples(snapshot);
  const sample = handled.find((each) => sampleText(machine, each) === text && snapshot.can(each.event));
  const [, words, label] = /^(.+?) (\{.*)$/.exec(text) ?? [];
  const type = handled.find(({ event }) => eventTypeText(machine, event.type) === words)?.event.type;
  if (sample || !type || !label) return sample;
  const event = { ...(JSON.parse(label) as object), type } as Sample['event'];
  return errorOf(snapshot, event) ? undefined : { label, event };
};

/** Replays samples by their texts; the first may name a variant. Ends at an event that is not handled, or has no effect. */
export const replay = (entry: MachineEntry, texts: readonly string[]): HistoryEntry[] => {
  const [first = ''] = texts;
  const variant = entry.variants?.[first];
  const history = [variant ? start(first, variant) : start('', entry)];
  for (const text of texts.slice(variant ? 1 : 0)) {
    const { snapshot } = history.at(-1)!;
    const sample = parseSample(entry, snapshot, text);
    if (!sample) return history;
    history.push(advance(snapshot, sample.event, text));
  }
  return history;
};
