import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Every state of a machine but the machine itself. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => getStateNodes(root);

const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Every transition of a machine, those without an event included. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine)].flatMap(transitionsFrom);

/** The transitions a snapshot listens to. XState's own `getNextTransitions` passes by a step without branches. */
export const listening = ({ _nodes }: AnyMachineSnapshot): AnyTransitionDefinition[] => _nodes.flatMap(transitionsFrom);

/** A transition in words, the same for a machine and for a copy with other actors. */
export const nameOf = ({ source, eventType, target, guard }: AnyTransitionDefinition): string => {
  const name = `${source.id} ${eventType || 'always'} -> ${target?.map(({ id }) => id).join() ?? '(stays)'}`;
  return target || typeof guard !== 'string' ? name : `${name} [${guard}]`;
};

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
