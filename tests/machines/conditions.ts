import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** One condition of a guard, and whether it holds. */
interface Condition {
  name: string;
  holds: (snapshot: AnyMachineSnapshot, event: { type: string }) => boolean;
}

interface GuardPart {
  type?: string;
  params?: object;
  guards?: unknown[];
  stateValue?: object;
}

/** The conditions a guard is made of, each by itself: `and` would not look at a second one after a first that fails. */
export const conditionsOf = (machine: AnyStateMachine, guard: unknown): Condition[] => {
  if (guard === undefined) return [];
  if (typeof guard === 'string') return conditionsOf(machine, { type: guard });
  const { type, params, guards, stateValue } = guard as GuardPart;
  if (guards) return guards.flatMap((part) => conditionsOf(machine, part));
  if (stateValue)
    return [{ name: `in ${JSON.stringify(stateValue)}`, holds: (snapshot) => snapshot.matches(stateValue) }];
  const judge: unknown = type === undefined ? undefined : machine.implementations.guards[type];
  if (typeof judge !== 'function') throw new Error(`A guard of an unknown kind: ${JSON.stringify(guard)}`);
  const name = [type, ...Object.values(params ?? {})].join(' ');
  return [{ name, holds: ({ context }, event) => Boolean(judge({ context, event }, params)) }];
};
