import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardText } from '#machines/inspect/guards.ts';
import { invokesOf, invokeText } from '#machines/inspect/invokes.ts';
import { childrenOf, isIn, statesOf, transitionsFrom } from '#machines/inspect/transitions.ts';
import { actionsText, effectsText, eventText, notesOf } from '#machines/inspect/transitionText.ts';

const clean = (text: string) => text.replace(/[:;#\n]+ ?/g, ' ').trim();
const idOf = ({ path }: AnyStateNode) => path.map((segment) => segment.replace(/\W/g, '_')).join('_');
const anywhereIn = (node: AnyStateNode) => `${idOf(node)}_anywhere`;

const labelOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): string => {
  const guard = transition.guard && `[${guardText(transition.guard, transition.source)}]`;
  const effects = effectsText(transition);
  return clean([eventText(machine, transition), guard, effects && `/ ${effects}`].filter(Boolean).join(' '));
};

/** The lines of a state: what it does without leaving it. */
const compartment = (machine: AnyStateMachine, node: AnyStateNode): string[] => [
  ...notesOf(node),
  ...[actionsText(node.entry, node)].filter(Boolean).map((actions) => `entry / ${actions}`),
  ...invokesOf(node).map(invokeText),
  ...transitionsFrom(node)
    .filter(({ target }) => !target)
    .map((transition) => labelOf(machine, transition)),
  ...[actionsText(node.exit, node)].filter(Boolean).map((actions) => `exit / ${actions}`),
];

interface Arrow {
  line: string;
  /** The composite state in whose block it is drawn. */
  within: AnyStateNode;
}

/** A machine's arrows. Mermaid draws none from a composite state into itself: those begin 'anywhere in' it. */
const arrowsOf = (machine: AnyStateMachine): Arrow[] =>
  [machine.root, ...statesOf(machine)].flatMap((source) =>
    transitionsFrom(source).flatMap((transition) =>
      (transition.target ?? []).map((target) => {
        const inner = childrenOf(source).length > 0 && isIn(target, source);
        const label = labelOf(machine, transition);
        const holder = inner ? source : source.parent;
        return {
          line: `${inner ? anywhereIn(source) : idOf(source)} --> ${idOf(target)}${label && ` : ${label}`}`,
          // Mermaid moves a state into the block of an arrow that names it: such an arrow is drawn outside of both.
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

/** The pseudo-state for what a composite state, or the machine, does in each of its states; none where that is nothing. */
const anywhere = ({ machine, arrows }: Chart, node: AnyStateNode): string[] => {
  const lines = compartment(machine, node);
  const isNeeded = lines.length > 0 || arrows.some(({ line }) => line.startsWith(`${anywhereIn(node)} `));
  const title = node === machine.root ? 'anywhere' : `anywhere in ${node.key}`;
  return isNeeded ? described(anywhereIn(node), title, lines) : [];
};

/** The states inside a composite one: side by side when they are regions, else with their beginning and arrows. */
const inside = (chart: Chart, node: AnyStateNode): string[] => {
  const children = childrenOf(node).map((child) => drawn(chart, child));
  if (node.type === 'parallel')
    return [anywhere(chart, node), ...children]
      .filter(({ length }) => length > 0)
      .flatMap((region, index) => (index === 0 ? region : ['--', ...region]));
  return [
    `[*] --> ${idOf(initialOf(node))}`,
    ...anywhere(chart, node),
    ...children.flat(),
    ...arrowsIn(chart.arrows, node),
    ...endingsIn(node),
  ];
};

const endingsIn = (node: AnyStateNode) =>
  childrenOf(node)
    .filter(({ type }) => type === 'final')
    .map((child) => `${idOf(child)} --> [*]`);

const initialOf = (node: AnyStateNode) => node.initial.target[0]!;

const drawn = (chart: Chart, node: AnyStateNode): string[] =>
  childrenOf(node).length === 0
    ? described(idOf(node), node.key, compartment(chart.machine, node))
    : [`state "${node.key}" as ${idOf(node)}`, `state ${idOf(node)} {`, ...indented(inside(chart, node)), '}'];

/**
 * A machine as a Mermaid state diagram, the same text for the same machine: states, regions, events with their guards,
 * invoked actors and delays. The regions of a parallel machine itself have no divider, since Mermaid fails on arrows between
 * the composite states of a divided one.
 */
export const mermaid = (machine: AnyStateMachine): string => {
  const { root } = machine;
  const chart = { machine, arrows: arrowsOf(machine) };
  const begin = root.type === 'parallel' ? childrenOf(root) : [initialOf(root)];
  const lines = [
    ...begin.map((state) => `[*] --> ${idOf(state)}`),
    ...anywhere(chart, root),
    ...childrenOf(root).flatMap((child) => drawn(chart, child)),
    ...arrowsIn(chart.arrows, root),
    ...endingsIn(root),
  ];
  return ['stateDiagram-v2', ...indented(lines)].join('\n');
};
