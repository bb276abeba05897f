import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Application, MachineEntry, MachineStart } from '#machines/inspect/machineEntries.ts';
import type { HistoryEntry } from '#machines/inspect/snapshotView.ts';
import { activeIn } from '#machines/inspect/transitions.ts';
import { replay, sampleText } from './simulation.ts';

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
    'SAVED',
    'done sending received',
    'CLOSE',
  ];
};

/** Together they lead to every state of a wizard. */
const wizardPaths = ({ form, examples, machine }: Application): string[][] => {
  const complete = Object.keys(examples).map((example) => completePath({ form, machine }, example));
  const sent = complete[0]!.slice(0, -2);
  return [
    ...complete,
    [...sent, 'done sending refused', 'CLOSE'],
    [...sent, 'STOP'],
    ['SUSPEND'],
    ['RESTORE a number as it was typed'],
    ['done phoneRules'],
    ['error phoneRules'],
    ['after 10000 ms'],
    [...opening(machine), 'CHOOSE a file'],
  ];
};

const histories = new Map<string, readonly HistoryEntry[]>();

/** A path is replayed once: it takes a while. */
const historyOf = (entry: MachineEntry, path: readonly string[]): readonly HistoryEntry[] => {
  const key = [entry.name, ...path].join();
  const history = histories.get(key) ?? replay(entry, path);
  histories.set(key, history);
  return history;
};

export const isIn = (snapshot: AnyMachineSnapshot, id: string) => activeIn(snapshot).some((node) => node.id === id);

/** The shortest path to a state; undefined where none leads there. */
const shortestPath = ({ samples }: MachineEntry, variant: string, { machine, input }: MachineStart, id: string) => {
  const texts = new Map<unknown, string>();
  const [path] = getShortestPaths(machine, {
    events: ((snapshot: AnyMachineSnapshot) =>
      samples(snapshot).map((sample) => {
        texts.set(sample.event, sampleText(machine, sample));
        return sample.event;
      })) as never,
    ...(input && { input }),
    toState: (state) => isIn(state, id),
    serializeState: (state) => JSON.stringify(state.value),
  });
  return path && [variant, ...path.steps.map(({ event }) => texts.get(event) ?? '')].filter(Boolean);
};

const isApplication = (entry: MachineEntry): entry is Application => entry.form !== undefined;

/** The history that leads to a state; only the initial snapshot where no path does. */
export const historyTo = (entry: MachineEntry, id: string): readonly HistoryEntry[] => {
  for (const path of isApplication(entry) ? wizardPaths(entry) : []) {
    const history = historyOf(entry, path);
    const at = history.findIndex(({ snapshot }) => isIn(snapshot, id));
    if (at >= 0) return history.slice(0, at + 1);
  }
  if (isApplication(entry)) return replay(entry, []);
  const starts = Object.entries({ '': entry, ...entry.variants });
  const paths = starts.map(([variant, start]) => shortestPath(entry, variant, start, id));
  return replay(entry, paths.find(Boolean) ?? []);
};
