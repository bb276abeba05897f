import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate';
import { guardText } from '#machines/inspect/guards.ts';

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

/** The states inside a state. */
export const descendantsOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...descendantsOf(child)]);

/** Whether a state is another one, or inside it. */
export const isIn = (node: AnyStateNode | undefined, outer: AnyStateNode): boolean =>
  node !== undefined && (node === outer || isIn(node.parent, outer));

/** Every state of a machine but the machine itself. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => descendantsOf(root);

/** A state's own transitions, those without an event included. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Every transition of a machine, those without an event included. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine)].flatMap(transitionsFrom);

/** The active states of a snapshot, from the machine itself inwards. */
export const activeIn = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => getStateNodes(machine.root, value);

/** A transition's name, the same for a machine and for a copy with other actors. */
export const nameOf = ({ source, eventType, target, guard }: AnyTransitionDefinition): string => {
  const name = `${source.id} ${eventType || 'always'} -> ${target?.map(({ id }) => id).join() ?? '(stays)'}`;
  return guard ? `${name} [${guardText(guard, source)}]` : name;
};
