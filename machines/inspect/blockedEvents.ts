import { type AnyMachineSnapshot, type EventObject, getNextTransitions } from 'xstate';
import type { Form } from '#forms/form.ts';
import { type Fact, missingAnswers } from '#machines/inspect/contextView.ts';
import { type UnmetCondition, unmetConditions } from '#machines/inspect/guards.ts';
import type { WizardContext } from '#machines/wizard/types.ts';

/** Why an event has no effect now. */
export interface BlockedEvent {
  type: string;
  /** The conditions that do not hold. */
  conditions: string[];
  /** The states that ignore it. */
  ignoredBy: string[];
  /** The answers that are missing or wrong. */
  missing: Fact[];
}

/** The steps whose answers a condition checks. */
const stepsCheckedBy = (form: Form, { name, params }: UnmetCondition): string[] => {
  if (name === 'application is complete') return Object.keys(form.steps);
  return name === 'step is valid' ? [(params as { step: string }).step] : [];
};

/** Why none of these events, all of one type, has an effect; undefined when one has. */
export const blockedEventOf = (
  form: Form | undefined,
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
): BlockedEvent | undefined => {
  const [event] = events;
  if (!event || events.some((each) => snapshot.can(each))) return undefined;
  const transitions = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  const unmet = transitions.flatMap((transition) => unmetConditions(snapshot, event, transition));
  // A transition that is neither guarded nor does anything keeps those of the states around it from being taken.
  const ignoring = transitions.filter(({ guard, target, actions }) => !guard && !target && actions.length === 0);
  const steps = new Set(form && unmet.flatMap((condition) => stepsCheckedBy(form, condition)));
  return {
    type: event.type,
    conditions: [...new Set(unmet.map(({ text }) => text))],
    ignoredBy: ignoring.map(({ source }) => source.key),
    missing: form ? missingAnswers(form, [...steps], snapshot.context as WizardContext) : [],
  };
};
