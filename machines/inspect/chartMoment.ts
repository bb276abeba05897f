import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Form } from '#forms/form.ts';
import {
  describe,
  type Fact,
  missingIn,
  payloadOf,
  type Redaction,
  type Section,
} from '#machines/inspect/redaction.ts';
import { activeIn, listening } from '#machines/inspect/transitions.ts';
import { type Unmet, unmet } from '#machines/inspect/unmet.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

/** Why an event has no effect now. */
export interface Forbidden {
  type: string;
  /** The conditions that do not hold. */
  conditions: string[];
  /** The answers that are missing or wrong. */
  missing: Fact[];
}

/** An event and the snapshot after it, in plain data that can be posted to another window. */
export interface LogEntry {
  /** The event; '' for the initial snapshot. */
  cause: string;
  /** In milliseconds since 1970. */
  time: number;
  /** What the event carried. */
  payload: Fact[];
  /** The context after it. */
  sections: Section[];
}

/** Everything a chart shows of a snapshot. */
export interface ChartMoment extends LogEntry {
  /** The ids of the states it is in. */
  active: string[];
  /** The names of the transitions that were taken. */
  taken: string[];
  forbidden: Forbidden[];
}

const stepsAskedBy = (form: Form, { type, params }: Unmet): string[] => {
  if (type === 'application is complete') return Object.keys(form.steps);
  return type === 'step is valid' ? [(params as { step: string }).step] : [];
};

/** Why none of these events, all of one type, has an effect; undefined when one has. */
export const forbidding = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
): Forbidden | undefined => {
  const [event] = events;
  if (!event || events.some((each) => snapshot.can(each))) return undefined;
  const transitions = listening(snapshot).filter(({ eventType }) => eventType === event.type);
  const open = transitions.flatMap((transition) => unmet(snapshot, event, transition));
  // A transition that is neither guarded nor does anything keeps those of the states around it from being taken.
  const ignoring = transitions.filter(({ guard, target, actions }) => !guard && !target && actions.length === 0);
  const steps = new Set(form ? open.flatMap((each) => stepsAskedBy(form, each)) : []);
  return {
    type: event.type,
    conditions:
      ignoring.length > 0
        ? ignoring.map(({ source }) => `${source.key} ignores it`)
        : [...new Set(open.map(({ text }) => text))],
    missing: form ? missingIn(form, [...steps], snapshot.context as WizardContext) : [],
  };
};

interface Led {
  cause: string;
  /** Absent for the initial snapshot. */
  event?: EventObject | undefined;
  time?: number;
  redaction: Redaction;
}

/** The log entry of an event and of the snapshot after it. */
export const logEntryOf = (
  form: Form | undefined,
  { context }: AnyMachineSnapshot,
  { cause, event, time = Date.now(), redaction }: Led,
): LogEntry => ({
  cause,
  time,
  payload: event ? payloadOf(event, redaction) : [],
  sections: describe(form, context, redaction),
});

/** What a chart shows of a snapshot. */
export const momentOf = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  {
    taken,
    events,
    ...led
  }: Led & {
    taken: readonly string[];
    /** What can be sent next: the samples of each type together. */
    events: readonly (readonly EventObject[])[];
  },
): ChartMoment => ({
  ...logEntryOf(form, snapshot, led),
  taken: [...taken],
  active: activeIn(snapshot).map(({ id }) => id),
  forbidden: events.flatMap((alike) => forbidding(form, snapshot, alike) ?? []),
});
