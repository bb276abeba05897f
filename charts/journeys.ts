import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Application, Beginning, MachineEntry } from '#machines/inspect/machineEntries.ts';
import { activeIn } from '#machines/inspect/transitions.ts';
import { replayed, spell, type WalkEntry } from './rehearsal.ts';

/** A form is opened on a device that stores nothing of it, and started. */
const opened = ({ root }: AnyStateMachine) => [
  'RESTORE nothing',
  ...('info' in root.states['journey']!.states ? ['START'] : []),
];

/** How an example goes through its form, from the opened page to the receipt. */
export const journeyOf = (
  { applying, machine }: Pick<Application, 'applying' | 'machine'>,
  example: string,
): string[] => {
  const steps = Object.keys(applying.form.steps);
  return [
    ...opened(machine),
    ...steps.flatMap((_, at) => [`CHANGE as ${example}`, at < steps.length - 1 ? 'NEXT' : 'SUBMIT']),
    'SAVED',
    'done sending received',
    'CLOSE',
  ];
};

const journeysOf = ({ applying, machine }: MachineEntry): string[][] => {
  if (!applying) return [];
  const whole = Object.keys(applying.examples).map((example) => journeyOf({ applying, machine }, example));
  const sent = whole[0]!.slice(0, -2);
  return [
    ...whole,
    [...sent, 'done sending refused', 'CLOSE'],
    [...sent, 'STOP'],
    ['SUSPEND'],
    ['RESTORE a number as it was typed'],
    ['done phoneRules'],
    ['error phoneRules'],
    ['after 10000 ms'],
    [...opened(machine), 'CHOOSE a file'],
  ];
};

const known = new Map<string, readonly WalkEntry[]>();

/** A journey is the same each time, and takes a while. */
const walked = (subject: MachineEntry, events: readonly string[]): readonly WalkEntry[] => {
  const name = [subject.name, ...events].join();
  const entries = known.get(name) ?? replayed(subject, events);
  known.set(name, entries);
  return entries;
};

/** Whether a snapshot is in a state. */
export const isIn = (snapshot: WalkEntry['snapshot'], id: string) => activeIn(snapshot).some((node) => node.id === id);

/** What leads from a beginning to a state in as few events as can be; undefined where nothing does. */
const shortest = ({ samples }: MachineEntry, [name, { machine, input }]: [string, Beginning], id: string) => {
  const sayings = new Map<unknown, string>();
  const [path] = getShortestPaths(machine, {
    events: ((snapshot: WalkEntry['snapshot']) =>
      samples(snapshot).map((sample) => {
        sayings.set(sample.event, spell(machine, sample));
        return sample.event;
      })) as never,
    ...(input && { input }),
    toState: (state) => isIn(state, id),
    serializeState: (state) => JSON.stringify(state.value),
  });
  return path && [name, ...path.steps.map(({ event }) => sayings.get(event) ?? '')].filter(Boolean);
};

/** A way to a state: along an example's journey, or else the shortest one. Only the beginning where there is none. */
export const wayTo = (subject: MachineEntry, id: string): readonly WalkEntry[] => {
  for (const events of journeysOf(subject)) {
    const path = walked(subject, events);
    const at = path.findIndex(({ snapshot }) => isIn(snapshot, id));
    if (at >= 0) return path.slice(0, at + 1);
  }
  if (subject.applying) return replayed(subject, []);
  const beginnings = Object.entries({ '': subject, ...subject.others });
  return replayed(subject, beginnings.map((beginning) => shortest(subject, beginning, id)).find(Boolean) ?? []);
};
