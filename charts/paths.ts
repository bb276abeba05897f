import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, getNextTransitions } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Form } from '#forms/form.ts';
import type { Application, MachineEntry, MachineStart } from '#machines/inspect/machineEntries.ts';
import type { HistoryEntry } from '#machines/inspect/snapshotView.ts';
import { activeIn } from '#machines/inspect/transitions.ts';
import { replay, sampleText } from './simulation.ts';

type Examples = Application['examples'];

/** A form is opened on a device that stores nothing of it, and started. */
const opening = ({ root }: AnyStateMachine) => [
  'RESTORE nothing',
  ...('info' in root.states['journey']!.states ? ['START'] : []),
];

/** The events from the opened page of a form to the receipt, with the answers of an example. */
export const completePath = ({ form, machine }: Pick<Application, 'form' | 'machine'>, example: string): string[] => {
  const steps = Object.keys(form.steps);
  return [
    ...opening(machine),
    ...steps.flatMap((_, at) => [`CHANGE as ${example}`, at < steps.length - 1 ? 'NEXT' : 'SUBMIT']),
    'SAVE_SETTLED',
    'done sending received',
    'CLOSE',
  ];
};

/** Paths that together lead to every state of a wizard. */
const wizardPaths = (form: Form, examples: Examples, machine: AnyStateMachine): string[][] => {
  const complete = Object.keys(examples).map((example) => completePath({ form, machine }, example));
  const sent = complete[0]!.slice(0, -2);
  return [
    ...complete,
    ...['offline', 'not there', 'stopped'].map((became) => [...sent, `done sending ${became}`, 'CLOSE']),
    // What was refused stays so in each step.
    [
      ...sent,
      'done sending refused',
      'CLOSE',
      ...Object.keys(form.steps)
        .slice(1)
        .map(() => 'PREVIOUS'),
    ],
    [...sent, 'STOP'],
    ['SUSPEND'],
    ['RESTORE a number as it was typed'],
    ['RESTORE a send of a number as it was typed'],
    ['done phoneRules'],
    ['error phoneRules'],
    ['after 10 s'],
    ['done checkClock wrong'],
    ['error checkClock', 'after 30 s'],
    [...opening(machine), 'CHANGE a key', 'PRESS'],
    [...opening(machine), 'CHOOSE a file'],
    ['HAND_OVER', 'done loadHandover'],
    ['HAND_OVER', 'error loadHandover'],
    ['CHOOSE a file'],
    ['RESTORE photographs', 'done loadPhotographs', 'CHOOSE a file'],
    ['RESTORE photographs', 'error loadPhotographs'],
    ['RESTORE photographs of a send that was left', 'done loadPhotographs'],
    ['RESTORE a send that was left', 'done sending not there'],
  ];
};

const flagsIn = (context: object) => Object.values(context).filter((each) => typeof each === 'boolean');

/** A shortest path to every state value, with each value of what the context says in yes or no. */
const shortestPaths = ({ samples }: MachineEntry, variant: string, { machine, input }: MachineStart): string[][] => {
  const texts = new Map<unknown, string>();
  const paths = getShortestPaths(machine, {
    events: ((snapshot: AnyMachineSnapshot) =>
      samples(snapshot).map((sample) => {
        texts.set(sample.event, sampleText(machine, sample));
        return sample.event;
      })) as never,
    ...(input && { input }),
    serializeState: ({ value, context }) => JSON.stringify([value, flagsIn(context)]),
  });
  return paths.map(({ steps }) => [variant, ...steps.map(({ event }) => texts.get(event) ?? '')].filter(Boolean));
};

const pathsOf = (entry: MachineEntry): string[][] => {
  const { form, examples, machine, variants } = entry;
  if (form && examples) return wizardPaths(form, examples, machine);
  const starts = Object.entries({ '': entry, ...variants });
  return starts
    .flatMap(([variant, start]) => shortestPaths(entry, variant, start))
    .toSorted((one, other) => one.length - other.length);
};

interface CachedPath {
  texts: string[];
  history?: readonly HistoryEntry[];
}

const cache = new WeakMap<MachineEntry, CachedPath[]>();

export const isIn = (snapshot: AnyMachineSnapshot, id: string) => activeIn(snapshot).some((node) => node.id === id);

/** The histories of paths to every state, one after the other. */
function* historiesOf(entry: MachineEntry): Generator<readonly HistoryEntry[]> {
  const paths: CachedPath[] = cache.get(entry) ?? pathsOf(entry).map((texts) => ({ texts }));
  cache.set(entry, paths);
  for (const path of paths) yield (path.history ??= replay(entry, path.texts));
}

/** The history that leads to a state; only the initial snapshot where no path does. */
export const historyTo = (entry: MachineEntry, id: string): readonly HistoryEntry[] => {
  for (const history of historiesOf(entry)) {
    const at = history.findIndex(({ snapshot }) => isIn(snapshot, id));
    if (at >= 0) return history.slice(0, at + 1);
  }
  return replay(entry, []);
};

/** The ids of states by texts. */
type StatesByText = ReadonlyMap<string, readonly string[]>;

/** The states that each of these texts stands for in a snapshot, of all snapshots on the paths to every state. */
const statesByText = (
  entry: MachineEntry,
  textsOf: (snapshot: AnyMachineSnapshot) => readonly (readonly [text: string, states: readonly AnyStateNode[]])[],
): StatesByText => {
  const found = new Map<string, Set<string>>();
  for (const { snapshot } of [...historiesOf(entry)].flat())
    for (const [text, states] of textsOf(snapshot))
      found.set(text, new Set([...(found.get(text) ?? []), ...states.map(({ id }) => id)]));
  return new Map([...found].map(([text, ids]) => [text, [...ids]]));
};

/** What can be said of a value of the context: 'is true', 'is "refused"', 'is not empty'; undefined where it is unset or empty. */
const conditionOf = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return `is ${value}`;
  if (typeof value === 'string' && value) return `is "${value}"`;
  const size = Array.isArray(value) ? value.length : value instanceof Set ? value.size : undefined;
  if (size !== undefined) return size > 0 ? 'is not empty' : undefined;
  return typeof value === 'object' && value !== null ? 'is set' : undefined;
};

/** The innermost active states in a state; a parallel state other than the machine itself as a whole. */
const innermostIn = (state: AnyStateNode, active: readonly AnyStateNode[]): AnyStateNode[] => {
  const inner = active.filter(({ parent }) => parent === state);
  const isWhole = inner.length === 0 || (state.type === 'parallel' && state.parent !== undefined);
  return isWhole ? [state] : inner.flatMap((each) => innermostIn(each, active));
};

/** What can be said of a context: 'where refused is not empty', 'where offline is true'. */
const conditionsIn = ({ context }: AnyMachineSnapshot): string[] =>
  Object.entries(context as object).flatMap(([property, value]) => {
    const condition = conditionOf(value);
    return condition ? [`where ${property} ${condition}`] : [];
  });

/** The region of a parallel machine that a state is in; of another machine the machine itself. */
const regionOf = (state: AnyStateNode): AnyStateNode =>
  state.parent && (state.parent.parent || state.parent.type !== 'parallel') ? regionOf(state.parent) : state;

/** How often each region was in another state after an event by which a condition began or ceased to hold. */
const changesWithConditions = (entry: MachineEntry): Map<string, Map<AnyStateNode, number>> => {
  const counts = new Map<string, Map<AnyStateNode, number>>();
  for (const history of historiesOf(entry))
    for (const [at, { snapshot }] of history.entries()) {
      if (at === 0) continue;
      const before = history[at - 1]!.snapshot;
      const [left, entered] = [new Set(activeIn(before)), new Set(activeIn(snapshot))];
      const moved = new Set([...left].filter((state) => !entered.has(state)).map(regionOf));
      const [held, holds] = [new Set(conditionsIn(before)), new Set(conditionsIn(snapshot))];
      for (const condition of [...held, ...holds]) {
        if (held.has(condition) && holds.has(condition)) continue;
        const count = counts.get(condition) ?? new Map<AnyStateNode, number>();
        counts.set(condition, count);
        for (const region of moved) count.set(region, (count.get(region) ?? 0) + 1);
      }
    }
  return counts;
};

/**
 * The states in which a condition of the context can hold, by that condition: 'where refused is not empty'. Of a parallel machine those of
 * the region that most often moves with the condition: the others are in some state, too, and it says nothing.
 */
export const statesByCondition = (entry: MachineEntry): StatesByText => {
  const changes = changesWithConditions(entry);
  return statesByText(entry, (snapshot) => {
    const innermost = innermostIn(snapshot.machine.root, activeIn(snapshot));
    return conditionsIn(snapshot).map((condition) => {
      const counts = changes.get(condition) ?? new Map<AnyStateNode, number>();
      const most = Math.max(0, ...counts.values());
      return [condition, innermost.filter((state) => most === 0 || counts.get(regionOf(state)) === most)];
    });
  });
};

/** The states that handle an event with a payload, by that sample: 'ANSWERED too large (413)'. */
export const statesBySample = (entry: MachineEntry): StatesByText =>
  statesByText(entry, (snapshot) => {
    const transitions = getNextTransitions(snapshot);
    return entry
      .samples(snapshot)
      .filter(({ label }) => label)
      .map((sample) => [
        [sampleText(entry.machine, sample), sample.words].filter(Boolean).join(': '),
        transitions.filter(({ eventType }) => eventType === sample.event.type).map(({ source }) => source),
      ]);
  });
