import { type AnyMachineSnapshot, type AnyStateNode, and, type EventObject, or } from 'xstate';

/** A guard as XState stores it. */
export interface GuardPart {
  type?: string;
  /** A function computes them from the event. */
  params?: object | ((about: { context: unknown; event: EventObject }) => object);
  check?: unknown;
  guards?: unknown[];
  stateValue?: unknown;
}

// A build shortens functions' names: `and` is known by its check.
const allOf = (and([]) as GuardPart).check;
const anyOf = (or([]) as GuardPart).check;

export const guardPart = (guard: unknown): GuardPart =>
  typeof guard === 'string' ? { type: guard } : (guard as GuardPart);

/** How a guard combines other guards; undefined for one that combines none. */
export const combinationOf = ({ check, guards }: GuardPart): 'and' | 'or' | 'not' | undefined =>
  guards && (check === allOf ? 'and' : check === anyOf ? 'or' : 'not');

/** Whether a guard that combines no others holds. */
export const isMet = (part: GuardPart, snapshot: AnyMachineSnapshot, event: EventObject): boolean => {
  const { type, params, stateValue } = part;
  if (stateValue !== undefined) return snapshot.matches(stateValue);
  const judge: unknown = type === undefined ? part : snapshot.machine.implementations.guards[type];
  if (typeof judge !== 'function') throw new Error(`A guard of an unknown kind: ${JSON.stringify(part)}`);
  const about = { context: snapshot.context, event };
  return Boolean(judge(about, typeof params === 'function' ? params(about) : params));
};

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${valueText(inner)}`)
        .join(' and ')
    : String(value);

/** A guard that asks for a state. */
export const stateText = (value: unknown): string => `in ${valueText(value)}`;

/** A guard's name, and its parameters but for the name of its own state. */
export const guardText = (guard: unknown, source: AnyStateNode): string => {
  const part = guardPart(guard);
  const { type, params = {}, guards = [], stateValue } = part;
  if (type !== undefined) {
    const about = Object.values(params).filter((param) => param !== source.key);
    return [type, ...about.map(valueText)].join(' ');
  }
  if (stateValue !== undefined) return stateText(stateValue);
  const parts = guards.map((each) => guardText(each, source));
  const combination = combinationOf(part);
  if (combination === 'and') return parts.join(' and ');
  return combination === 'or' ? `(${parts.join(' or ')})` : `not ${parts.join()}`;
};
