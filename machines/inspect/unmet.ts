import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { combinationOf, guardPart, guardText, isMet } from '#machines/inspect/guardText.ts';

/** A condition that keeps a transition from being taken. */
export interface Unmet {
  text: string;
  /** The guard's own name, and its parameters; absent where conditions are combined. */
  type?: string;
  params?: object;
}

/** The parts of a transition's guard that do not hold; none when it may be taken. */
export const unmet = (
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  { guard, source }: AnyTransitionDefinition,
): Unmet[] => {
  const failing = (each: unknown): Unmet[] => {
    const part = guardPart(each);
    const { type, params, guards = [] } = part;
    const whole = { text: guardText(each, source) };
    const combination = combinationOf(part);
    if (combination === 'and') return guards.flatMap(failing);
    if (combination === 'or') return guards.some((one) => failing(one).length === 0) ? [] : [whole];
    if (combination === 'not') return guards.some((one) => failing(one).length > 0) ? [] : [whole];
    if (isMet(part, snapshot, event)) return [];
    return [{ ...whole, ...(type !== undefined && { type }), ...(params && { params }) }];
  };
  return guard === undefined ? [] : failing(guard);
};
