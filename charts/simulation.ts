import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  getNextTransitions,
} from 'xstate';
import type { MachineEntry, MachineStart } from '#machines/inspect/machineEntries.ts';
import { initialStep, nextStep, type Step } from '#machines/inspect/microsteps.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import type { HistoryEntry } from '#machines/inspect/snapshotView.ts';
import { activeIn, nameOf } from '#machines/inspect/transitions.ts';
import { eventTypeText, sourceText } from '#machines/inspect/transitionText.ts';
import { chartOf, isReached, nameFrom } from './chart.ts';

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

/** The names of the states that an event leads to now; while it is blocked, of those that it could lead to. */
export const targetsOf = (snapshot: AnyMachineSnapshot, event: EventObject, isBlocked = false): string[] => {
  const chart = chartOf(snapshot.machine);
  const active = activeIn(snapshot);
  const transitions = isBlocked
    ? getNextTransitions(snapshot).filter(
        (transition) => transition.eventType === event.type && isReached(transition, active),
      )
    : snapshot.machine.getTransitionData(snapshot, event);
  return [
    ...new Set(transitions.flatMap(({ source, target: [to] = [] }) => (to ? [nameFrom(chart, source.id, to.id)] : []))),
  ];
};

/** A nested machine with the input that it has in this snapshot; with its own input if it does not run. */
export const nestedIn = ({ machine, children }: AnyMachineSnapshot, nested: MachineEntry): MachineEntry => {
  const actors = Object.values<AnyActor | undefined>(children);
  const running = actors.find(
    (actor) => actor && machine.implementations.actors[sourceText(actor.src)] === nested.machine,
  );
  return running ? { ...nested, input: running.options.input as object } : nested;
};

/** What an event carries as JSON. */
export const payloadText = ({ type: _type, ...payload }: object & { type?: string }): string => JSON.stringify(payload);

/** A sample in words: 'NEXT', 'CHANGE as single man', 'BLUR {"path":["name"]}'. */
export const sampleText = (machine: AnyStateMachine, { event, label }: Sample): string =>
  [eventTypeText(machine, event.type), label].filter(Boolean).join(' ');

/** The sample that a text stands for: one of the state's samples, or the output of a nested machine as JSON. */
const parseSample = ({ machine, samples }: MachineEntry, snapshot: AnyMachineSnapshot, text: string) => {
  const handled = samples(snapshot);
  const [, words, label] = /^(.+?) (\{.*)$/.exec(text) ?? [];
  const named = handled.find(({ event }) => eventTypeText(machine, event.type) === words);
  const sample =
    named && label
      ? { label, event: { ...(JSON.parse(label) as object), type: named.event.type } as Sample['event'] }
      : handled.find((each) => sampleText(machine, each) === text);
  return sample && snapshot.can(sample.event) ? sample : undefined;
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
