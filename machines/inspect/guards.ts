import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';
import { type Guard, parseGuard, withParams } from '#machines/inspect/xstateInternals.ts';

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${valueText(inner)}`)
        .join(' and ')
    : String(value);

/** The name of a guard that combines no others. */
export const guardName = (guard: Exclude<Guard, { guards: Guard[] }>): string => {
  if (guard.kind === 'named') return guard.name;
  return guard.kind === 'state' ? `in ${valueText(guard.value)}` : 'a guard without a name';
};

const textOf = (guard: Guard, ownKey: string): string => {
  if (!('guards' in guard))
    return withParams(guardName(guard), guard.kind === 'named' ? guard.params : undefined, ownKey);
  const parts = guard.guards.map((part) => textOf(part, ownKey));
  if (guard.kind === 'and') return parts.join(' and ');
  return guard.kind === 'or' ? `(${parts.join(' or ')})` : `not ${parts.join()}`;
};

/** A guard in words: its name and its parameters, but for the name of its own state. */
export const guardText = (guard: unknown, source: AnyStateNode): string => textOf(parseGuard(guard), source.key);

/** Whether a guard holds. */
export const isMet = (guard: Guard, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  if (guard.kind === 'state') return snapshot.matches(guard.value);
  if ('guards' in guard) {
    const results = guard.guards.map((part) => isMet(part, snapshot, event));
    if (guard.kind === 'and') return results.every(Boolean);
    return guard.kind === 'or' ? results.some(Boolean) : !results.some(Boolean);
  }
  const [predicate, params]: unknown[] =
    guard.kind === 'inline' ? [guard.predicate] : [snapshot.machine.implementations.guards[guard.name], guard.params];
  if (typeof predicate !== 'function') throw new Error(`A guard of an unknown kind: ${JSON.stringify(guard)}`);
  const args = { context: snapshot.context, event };
  return Boolean(predicate(args, typeof params === 'function' ? params(args) : params));
};

/** A condition that keeps a transition from being taken. */
export interface UnmetCondition {
  text: string;
  /** The guard's own name, and its parameters; absent where conditions are combined. */
  name?: string;
  params?: object | undefined;
}

/** The conditions of a transition's guard that do not hold; none when the transition may be taken. */
export const unmetConditions = (
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  { guard, source }: AnyTransitionDefinition,
): UnmetCondition[] => {
  const unmetIn = (part: Guard): UnmetCondition[] => {
    if (part.kind === 'and') return part.guards.flatMap(unmetIn);
    if (isMet(part, snapshot, event)) return [];
    const text = textOf(part, source.key);
    return [part.kind === 'named' ? { text, name: part.name, params: part.params } : { text }];
  };
  return guard === undefined ? [] : unmetIn(parseGuard(guard));
};
