import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { guardText } from '#machines/inspect/guards.ts';
import { childrenOf } from '#machines/inspect/transitions.ts';
import { actionNames } from '#machines/inspect/xstateInternals.ts';

const configOf = (node: AnyStateNode): object => {
  const byName = (key: string, value: unknown): unknown => {
    if (key === 'states') return undefined;
    if (key === 'guard' && value) return { type: guardText(value, node) };
    const isActions = key === 'entry' || key === 'exit' || key === 'actions';
    return isActions ? actionNames([value].flat()).map((type) => ({ type })) : value;
  };
  const own = JSON.parse(JSON.stringify(node.config, byName)) as object;
  const states = childrenOf(node).map((child) => [child.key, configOf(child)] as const);
  return states.length > 0 ? { ...own, states: Object.fromEntries(states) } : own;
};

/**
 * A machine as JSON that XState's `createMachine` and Stately's editor read: its states and transitions, with guards, actions
 * and delays by their names only.
 */
export const configText = (machine: AnyStateMachine): string => JSON.stringify(configOf(machine.root), undefined, 2);
