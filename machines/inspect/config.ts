import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardText } from '#machines/inspect/guardText.ts';
import { childrenOf, transitionsFrom } from '#machines/inspect/transitions.ts';
import { actionNames, sourceText } from '#machines/inspect/transitionText.ts';

interface Config {
  [key: string]: unknown;
}

/** Without what is empty. */
const nonEmpty = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(([, value]) => value && (typeof value !== 'object' || Object.keys(value).length > 0)),
  );

const named = (actions: readonly unknown[]) => actionNames(actions).map((type) => ({ type }));

const transitionConfig = ({ target, guard, actions, reenter, source }: AnyTransitionDefinition): Config =>
  nonEmpty({
    target: target?.map(({ id }) => `#${id}`),
    guard: guard && { type: guardText(guard, source) },
    actions: named(actions),
    reenter,
  });

/** The transitions of each event, by its name. */
const byName = (transitions: readonly AnyTransitionDefinition[], nameOf: (type: string) => string | undefined) => {
  const groups: Record<string, Config[]> = {};
  for (const transition of transitions) {
    const name = nameOf(transition.eventType);
    if (name !== undefined) groups[name] = [...(groups[name] ?? []), transitionConfig(transition)];
  }
  return groups;
};

const delayOf = ({ implementations }: AnyStateMachine, delay: unknown) => {
  const ms: unknown = implementations.delays[String(delay)];
  return String(typeof ms === 'number' ? ms : delay);
};

const configOf = (machine: AnyStateMachine, node: AnyStateNode): Config => {
  const transitions = transitionsFrom(node);
  const timers = new Map(node.after.map(({ eventType, delay }) => [eventType, delayOf(machine, delay)]));
  const endings = new Map(
    node.invoke.flatMap(({ id }) =>
      (['done', 'error'] as const).map((end) => [`xstate.${end}.actor.${id}`, `${end} ${id}`]),
    ),
  );
  const ends = byName(transitions, (type) => endings.get(type));
  return nonEmpty({
    id: node.id !== [machine.id, ...node.path].join('.') && node.id,
    type: node.type === 'atomic' || node.type === 'compound' ? undefined : node.type,
    description: node.description,
    tags: node.tags,
    meta: node.meta,
    initial: node.type === 'compound' && node.initial.target[0]?.key,
    entry: named(node.entry),
    exit: named(node.exit),
    invoke: node.invoke.map(({ id, src }) =>
      nonEmpty({ id, src: sourceText(src), onDone: ends[`done ${id}`], onError: ends[`error ${id}`] }),
    ),
    on: byName(transitions, (type) => (type && !timers.has(type) && !endings.has(type) ? type : undefined)),
    after: byName(transitions, (type) => timers.get(type)),
    always: byName(transitions, (type) => (type ? undefined : 'always'))['always'],
    states: Object.fromEntries(childrenOf(node).map((child) => [child.key, configOf(machine, child)])),
  });
};

/**
 * A machine as JSON that XState's `createMachine` and Stately's editor read: its states and transitions, with guards and
 * actions by their names only.
 */
export const configText = (machine: AnyStateMachine): string =>
  JSON.stringify({ id: machine.root.id, ...configOf(machine, machine.root) }, undefined, 2);
