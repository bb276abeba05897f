import { type AnyMachineSnapshot, type AnyTransitionDefinition, type EventObject, getNextTransitions } from 'xstate';
import { isMet } from '#machines/inspect/guards.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { type Guard, parseGuard } from '#machines/inspect/xstateInternals.ts';

/** A condition of a guard, with the names of both outcomes. */
interface Condition {
  guard: Guard;
  holds: string;
  fails: string;
}

/** Each condition by itself: `and` does not evaluate a second one after a first that fails. */
const partsOf = (guard: Guard): Guard[] => ('guards' in guard ? guard.guards.flatMap(partsOf) : [guard]);

const conditionName = (guard: Guard) => {
  if (guard.kind === 'named') return [guard.name, ...Object.values(guard.params ?? {})].join(' ');
  return guard.kind === 'state' ? `in ${JSON.stringify(guard.value)}` : 'a guard without a name';
};

const conditions = new WeakMap<AnyTransitionDefinition, Condition[]>();

const conditionsOf = (transition: AnyTransitionDefinition): Condition[] => {
  const parts = transition.guard === undefined ? [] : partsOf(parseGuard(transition.guard));
  const named = (guard: Guard) => `${nameOf(transition)}: '${conditionName(guard)}'`;
  const found =
    conditions.get(transition) ??
    parts.map((guard) => ({ guard, holds: `${named(guard)} holds`, fails: `${named(guard)} does not hold` }));
  conditions.set(transition, found);
  return found;
};

/** Both outcomes of every condition of these transitions. */
export const possibleOutcomes = (transitions: readonly AnyTransitionDefinition[]): string[] =>
  transitions.flatMap(conditionsOf).flatMap(({ holds, fails }) => [holds, fails]);

/** The outcomes of the conditions that an event evaluates; '' is the type of transitions without an event. */
export const outcomesOf = (snapshot: AnyMachineSnapshot, event: EventObject): string[] =>
  getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .flatMap(conditionsOf)
    .map(({ guard, holds, fails }) => (isMet(guard, snapshot, event) ? holds : fails));
