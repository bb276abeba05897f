import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Form } from '#forms/form.ts';
import { describe, type Fact, missingIn, type Redaction, type Section } from '#machines/inspect/redaction.ts';
import { activeIn, listening } from '#machines/inspect/transitions.ts';
import { type Unmet, unmet } from '#machines/inspect/unmet.ts';

/** Why an event leads nowhere now. */
export interface Forbidden {
  type: string;
  /** The conditions that do not hold. */
  conditions: string[];
  /** The answers they wait for. */
  missing: Fact[];
}

/** A machine at one time, told in plain data: it can be shown in another window. */
export interface ChartMoment {
  /** The event that led here; '' at the beginning. */
  said: string;
  /** The ids of the states it is in. */
  active: string[];
  /** The names of the transitions that led here. */
  taken: string[];
  sections: Section[];
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
    missing: form ? missingIn(form, [...steps], snapshot.context.draft) : [],
  };
};

/** Everything a chart shows of a machine's snapshot. */
export const momentOf = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  {
    said,
    taken,
    telling,
    events,
  }: {
    said: string;
    taken: readonly string[];
    telling: Redaction;
    /** What could come next: the samples of each type together. */
    events: readonly (readonly EventObject[])[];
  },
): ChartMoment => ({
  said,
  taken: [...taken],
  active: activeIn(snapshot).map(({ id }) => id),
  sections: describe(form, snapshot.context, telling),
  forbidden: events.flatMap((alike) => forbidding(form, snapshot, alike) ?? []),
});
