import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { guardPart, isMet } from '#machines/inspect/guardText.ts';

/** One condition of a guard, and whether it holds. */
interface Condition {
  name: string;
  holds: (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;
}

/** The conditions a guard is made of, each by itself: `and` would not look at a second one after a first that fails. */
export const conditionsOf = (guard: unknown): Condition[] => {
  if (guard === undefined) return [];
  const part = guardPart(guard);
  const { type, params, guards, stateValue } = part;
  if (guards) return guards.flatMap((each) => conditionsOf(each));
  const name = stateValue ? `in ${JSON.stringify(stateValue)}` : [type, ...Object.values(params ?? {})].join(' ');
  return [{ name, holds: (snapshot, event) => isMet(part, snapshot, event) }];
};
