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

/** Why an event leads nowhere now. */
export interface Forbidden {
  type: string;
  /** The conditions that do not hold. */
  conditions: string[];
  /** The answers they wait for. */
  missing: Fact[];
}

/** What happened, in plain data: it can be shown in another window. */
export interface Happening {
  /** The event that led here; '' at the beginning. */
  said: string;
  /** In milliseconds since 1970. */
  time: number;
  /** What the event carried. */
  payload: Fact[];
  /** What the machine knows since. */
  sections: Section[];
}

/** A machine at one time. */
export interface ChartMoment extends Happening {
  /** The ids of the states it is in. */
  active: string[];
  /** The names of the transitions that led here. */
  taken: string[];
  forbidden: Forbidden[];
}

const stepsAskedBy = (form: Form, { type, params }: Unmet): string[] => {
  if (type === 'application is complete') return Object.keys(form.steps);
  return type === 'step is valid' ? [(params as { step: string }).step] : [];
};

/** Why none of these events, all of one type, leads on; undefined when one does. */
export const forbidding = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
): Forbidden | undefined => {
  const [event] = events;
  if (!event || events.some((each) => snapshot.can(each))) return undefined;
  const open = listening(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .flatMap((transition) => unmet(snapshot, event, transition));
  const steps = new Set(form ? open.flatMap((each) => stepsAskedBy(form, each)) : []);
  return {
    type: event.type,
    conditions: [...new Set(open.map(({ text }) => text))],
    missing: form ? missingIn(form, [...steps], snapshot.context as WizardContext) : [],
  };
};

interface Led {
  said: string;
  /** What led here; nothing at the beginning. */
  event?: EventObject | undefined;
  time?: number;
  telling: Redaction;
}

/** What a log tells of an event and of the snapshot after it. */
export const happeningOf = (
  form: Form | undefined,
  { context }: AnyMachineSnapshot,
  { said, event, time = Date.now(), telling }: Led,
): Happening => ({
  said,
  time,
  payload: event ? payloadOf(event, telling) : [],
  sections: describe(form, context, telling),
});

/** Everything a chart shows of a machine's snapshot. */
export const momentOf = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  {
    taken,
    events,
    ...led
  }: Led & {
    taken: readonly string[];
    /** What could come next: the samples of each type together. */
    events: readonly (readonly EventObject[])[];
  },
): ChartMoment => ({
  ...happeningOf(form, snapshot, led),
  taken: [...taken],
  active: activeIn(snapshot).map(({ id }) => id),
  forbidden: events.flatMap((alike) => forbidding(form, snapshot, alike) ?? []),
});
