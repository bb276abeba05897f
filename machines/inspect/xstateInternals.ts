import {
  type AnyTransitionDefinition,
  and,
  type EventObject,
  type InspectionEvent,
  not,
  or,
  type StateValue,
} from 'xstate';

// XState has no public access to the parts of a guard, to the name of what a built-in action does, and to the transitions of a
// microstep. Only this file reads them.

type Parameters = object | ((args: { context: unknown; event: EventObject }) => object);

/** A guard of a transition, with the guards that it combines. */
export type Guard =
  | { kind: 'named'; name: string; params: Parameters | undefined }
  | { kind: 'state'; value: StateValue }
  | { kind: 'and' | 'or' | 'not'; guards: Guard[] }
  | { kind: 'inline'; predicate: unknown };

interface StoredGuard {
  type?: string;
  params?: Parameters;
  check?: unknown;
  guards?: unknown[];
  stateValue?: StateValue;
}

// The names of functions are shortened by a build: combinations are recognized by their check.
const combinations = new Map(
  Object.entries({ and: and([]), or: or([]), not: not('') }).map(([kind, guard]) => [
    (guard as StoredGuard).check,
    kind as 'and' | 'or' | 'not',
  ]),
);

export const parseGuard = (guard: unknown): Guard => {
  if (typeof guard === 'string') return { kind: 'named', name: guard, params: undefined };
  const { type, params, check, guards, stateValue } = guard as StoredGuard;
  if (type !== undefined) return { kind: 'named', name: type, params };
  if (stateValue !== undefined) return { kind: 'state', value: stateValue };
  const kind = combinations.get(check);
  return kind && guards ? { kind, guards: guards.map(parseGuard) } : { kind: 'inline', predicate: guard };
};

// In place of what is known only while a machine runs.
const unknown: object = new Proxy(() => unknown, { get: () => unknown });

const leavesOf = (key: string, value: unknown): string[] => {
  if (value === true) return [key];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, each]) => leavesOf(inner, each));
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};

/** A name with its parameters: 'it is refused: heic'. Without what an event brings, and without `besides`. */
export const withParams = (name: string, params: Parameters | undefined, besides?: string): string => {
  const known = typeof params === 'function' ? params({ context: unknown, event: unknown as EventObject }) : params;
  const leaves = leavesOf('', known).filter((leaf) => leaf !== besides);
  return leaves.length > 0 ? `${name}: ${leaves.join(', ')}` : name;
};

interface StoredAction {
  type?: string;
  params?: Parameters;
  event?: { type?: string } | string;
  sendId?: string;
  to?: string;
}

const eventOf = ({ event, sendId }: StoredAction) => (typeof event === 'object' ? event.type : (event ?? sendId)) ?? '';

const actionName = (action: StoredAction, besides?: string): string => {
  if (action.type === 'xstate.raise') return `raise ${eventOf(action)}`;
  if (action.type === 'xstate.sendTo') return `send ${eventOf(action)} to ${action.to}`;
  return withParams(action.type ?? 'unnamed action', besides === undefined ? undefined : action.params, besides);
};

/** The names of actions, without the timers of `after`. With their parameters but for `besides`, where that is given. */
export const actionNames = (actions: readonly unknown[], besides?: string): string[] =>
  actions
    .map((action) => (typeof action === 'string' ? { type: action } : (action as StoredAction)))
    .filter((action) => !eventOf(action).startsWith('xstate.after.'))
    .map((action) => actionName(action, besides));

/** The transitions of a microstep. */
export const transitionsOfMicrostep = (event: InspectionEvent): AnyTransitionDefinition[] =>
  event.type === '@xstate.microstep' ? event._transitions : [];
