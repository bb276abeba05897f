import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, or } from 'xstate';

// What a guard is made of, as a machine keeps it. A build shortens functions' names: `and` is known by its check.
interface GuardPart {
  type?: string;
  params?: object;
  check?: unknown;
  guards?: unknown[];
  stateValue?: unknown;
}
const allOf = (and([]) as GuardPart).check;
const anyOf = (or([]) as GuardPart).check;

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${valueText(inner)}`)
        .join(' and ')
    : String(value);

/** A guard in words: its name, and its parameters where they are not the state it stands in. */
const guardText = (guard: unknown, source: AnyStateNode): string => {
  if (typeof guard === 'string') return guard;
  const { type, params = {}, check, guards, stateValue } = guard as GuardPart;
  if (type !== undefined) {
    const about = Object.values(params).filter((param) => param !== source.key);
    return [type, ...about.map(valueText)].join(' ');
  }
  if (stateValue !== undefined) return `in ${valueText(stateValue)}`;
  const parts = (guards ?? []).map((part) => guardText(part, source));
  if (check === allOf) return parts.join(' and ');
  if (check === anyOf) return `(${parts.join(' or ')})`;
  return `not ${parts.join()}`;
};

const clean = (text: string) => text.replace(/[:;#\n]+/g, ' ').trim();
const idOf = ({ path }: AnyStateNode) => path.map((segment) => segment.replace(/\W/g, '_')).join('_');
const anywhereIn = (node: AnyStateNode) => `${idOf(node)}_anywhere`;
const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const descendants = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...descendants(child)]);
const isIn = (node: AnyStateNode, holder: AnyStateNode): boolean =>
  node === holder || (node.parent !== undefined && isIn(node.parent, holder));

const sourceText = (src: unknown) => (typeof src === 'string' ? src : 'an unnamed actor');

/** An event as people say it: XState's own ones are named after what happened. */
const eventText = (machine: AnyStateMachine, { eventType, source }: AnyTransitionDefinition): string => {
  const delay = source.after.find(({ eventType: due }) => due === eventType)?.delay;
  if (delay !== undefined) {
    const ms: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    return typeof ms === 'number' ? `after ${ms} ms` : `after ${String(delay)}`;
  }
  const actor = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (actor) return `${eventType.startsWith('xstate.done') ? 'done' : 'error'} ${sourceText(actor.src)}`;
  return eventType;
};

const labelOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string => {
  const guard = transition.guard && `[${guardText(transition.guard, transition.source)}]`;
  return clean([eventText(machine, transition), guard].filter(Boolean).join(' '));
};

interface ActionPart {
  type?: string;
  event?: { type?: string } | string;
  sendId?: string;
}
const eventOf = ({ event, sendId }: ActionPart) => (typeof event === 'object' ? event.type : (event ?? sendId)) ?? '';

/** Actions by their names; the timers behind `after` are drawn as arrows. */
const actionsText = (actions: readonly unknown[]): string =>
  actions
    .map((action) => (typeof action === 'string' ? { type: action } : (action as ActionPart)))
    .filter((action) => !eventOf(action).startsWith('xstate.after.'))
    .map((action) => (action.type === 'xstate.raise' ? `raise ${eventOf(action)}` : (action.type ?? 'unnamed action')))
    .join(', ');

/** What happens in a state without leaving it. */
const compartment = (machine: AnyStateMachine, node: AnyStateNode): string[] => [
  ...[actionsText(node.entry)].filter(Boolean).map((actions) => `entry / ${actions}`),
  ...node.invoke.map(({ src }) => `invoke ${sourceText(src)}`),
  ...ownTransitions(node)
    .filter(({ target }) => !target)
    .map((transition) => `${labelOf(machine, transition)} / ${actionsText(transition.actions)}`),
  ...[actionsText(node.exit)].filter(Boolean).map((actions) => `exit / ${actions}`),
];

const ownTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

interface Arrow {
  line: string;
  /** The composite state whose own children it joins. */
  within: AnyStateNode;
}

/** A machine's arrows. Mermaid draws none from a composite state into itself: those begin 'anywhere in' it. */
const arrowsOf = (machine: AnyStateMachine): Arrow[] =>
  [machine.root, ...descendants(machine.root)].flatMap((source) =>
    ownTransitions(source).flatMap((transition) =>
      (transition.target ?? []).map((target) => {
        const inner = childrenOf(source).length > 0 && isIn(target, source);
        const label = labelOf(machine, transition);
        const holder = inner ? source : source.parent;
        return {
          line: `${inner ? anywhereIn(source) : idOf(source)} --> ${idOf(target)}${label && ` : ${label}`}`,
          // An arrow that names a state of another composite would move the state: it is drawn outside of both.
          within: holder && holder === target.parent && holder.type !== 'parallel' ? holder : machine.root,
        };
      }),
    ),
  );

const arrowsIn = (arrows: readonly Arrow[], node: AnyStateNode) =>
  arrows.filter(({ within }) => within === node).map(({ line }) => line);

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
const described = (id: string, title: string, lines: string[]) => [
  `state "${title}" as ${id}`,
  ...lines.map((line) => `${id} : ${clean(line)}`),
];

interface Chart {
  machine: AnyStateMachine;
  arrows: readonly Arrow[];
}

/** The states inside a composite one: side by side when they are regions, else with their beginning and arrows. */
const inside = (chart: Chart, node: AnyStateNode): string[] => {
  const lines = compartment(chart.machine, node);
  const isNeeded = lines.length > 0 || chart.arrows.some(({ line }) => line.startsWith(`${anywhereIn(node)} `));
  const anywhere = isNeeded ? described(anywhereIn(node), `anywhere in ${node.key}`, lines) : [];
  const children = childrenOf(node).map((child) => drawn(chart, child));
  if (node.type === 'parallel')
    return [anywhere, ...children]
      .filter(({ length }) => length > 0)
      .flatMap((region, index) => (index === 0 ? region : ['--', ...region]));
  return [`[*] --> ${idOf(initialOf(node))}`, ...anywhere, ...children.flat(), ...arrowsIn(chart.arrows, node)];
};

const initialOf = (node: AnyStateNode) => node.initial.target[0]!;

const drawn = (chart: Chart, node: AnyStateNode): string[] =>
  childrenOf(node).length === 0
    ? described(idOf(node), node.key, compartment(chart.machine, node))
    : [`state "${node.key}" as ${idOf(node)}`, `state ${idOf(node)} {`, ...indented(inside(chart, node)), '}'];

/**
 * A machine as a Mermaid state diagram, the same text for the same machine: states, regions, events with their guards,
 * what is invoked and what is waited for. The regions of a parallel machine itself stand beside each other without a
 * divider, since Mermaid fails on arrows between the composite states of a divided one.
 */
export const mermaid = (machine: AnyStateMachine): string => {
  const { root } = machine;
  const chart = { machine, arrows: arrowsOf(machine) };
  const begin = root.type === 'parallel' ? childrenOf(root) : [initialOf(root)];
  const lines = [
    ...begin.map((state) => `[*] --> ${idOf(state)}`),
    ...childrenOf(root).flatMap((child) => drawn(chart, child)),
    ...arrowsIn(chart.arrows, root),
  ];
  return ['stateDiagram-v2', ...indented(lines)].join('\n');
};
